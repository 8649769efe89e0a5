import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { suspensionSeen } from "@/lib/domain/people/people.rules";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { findPeople, whereToFind } from "@/lib/server/people/find-people";
import { getPersonFile } from "@/lib/server/people/get-person-file";
import {
  cancelPersonsMeeting,
  deletePerson,
  endPersonsSessions,
  resendPersonsVerification,
  sendPersonsData,
} from "@/lib/server/people/help-person";
import { liftPersonsSuspension, suspendPerson } from "@/lib/server/people/suspend-person";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createAccount, PASSWORD } from "../factories/account.factory";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createUserMember } from "../factories/member.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts, mailsTo } from "../support/account-requests";
import { actorOf } from "../support/actor-of";
import { inHours, meetingMails } from "../support/meeting-requests";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const DAY_MS = 24 * 60 * 60 * 1000;

async function createStaff(role: StaffRole = "owner") {
  const member = await makeStaff(await createUserMember(), role);
  return asStaff(await actorOf(member), "seeConsole", "request-1");
}

const actionsAbout = async (subjectId: string) =>
  (await prisma.auditEvent.findMany({ where: { subjectId }, orderBy: { id: "asc" } })).map(({ action }) => action);
const seenOf = async (id: string) => suspensionSeen(await prisma.user.findUniqueOrThrow({ where: { id } }));
const forGood = (userId: string, seen = "") => ({ userId, until: null, seen, reason: "Spam in the profile." });

describe("a search", () => {
  it("finds people by the beginnings of words of name and username, an equal username first", async () => {
    const asha = await createUserMember({ name: "Asha Rao", username: "kavita" });
    const kavita = await createUserMember({ name: "Kavita Sen-Gupta", username: "kavita-sen-7" });
    const namesOf = async (find: string) => (await findPeople(find)).people.map(({ username }) => username);
    expect(await namesOf("kav")).toEqual([asha.username, kavita.username]);
    expect(await namesOf("KAVITA")).toEqual([asha.username, kavita.username]);
    expect(await namesOf("gupta kav")).toEqual([kavita.username]);
    expect(await namesOf("kavita-sen-7")).toEqual([kavita.username]);
    expect(await namesOf("ra as")).toEqual([asha.username]);
    for (const nothing of ["vita", "x' | kavita", "!!", "%", "a & !b"]) expect(await namesOf(nothing)).toEqual([]);
    await prisma.formerUsername.create({ data: { username: "old-asha", userId: asha.id, givenUpAt: new Date() } });
    expect(await namesOf("Old-Asha")).toEqual([asha.username]);
    const [found] = (await findPeople("asha")).people;
    expect(found).toMatchObject({ maskedEmail: expect.stringMatching(/^.•••@/), isVerified: true, isSuspended: false });
    expect(JSON.stringify(found)).not.toContain(asha.email);
  });

  it("leads from a whole address to its person, so that no link holds it", async () => {
    const { email, username } = await createUserMember();
    expect(await whereToFind(` ${email.toUpperCase()}`.trim())).toBe(`/admin/people/${username}`);
    expect(await whereToFind("asha rao")).toBe("/admin/people?find=asha+rao");
    await expect(whereToFind("nobody@example.com")).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows a bounded list", async () => {
    for (let count = 0; count < 22; count++) await createUserMember({ name: "Lata Rao" });
    const { people, hasMore } = await findPeople("lata");
    expect([people.length, hasMore]).toEqual([20, true]);
  });

  it("reads the index", async () => {
    const plan = await prisma.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw`explain select 1 from user_account where deleted_at is null
        and to_tsvector('simple', translate(name || ' ' || username, '-', ' ')) @@ to_tsquery('simple', 'asha:*')`;
    });
    expect(JSON.stringify(plan)).toContain("user_account_people_idx");
  });
});

it("shows what support needs and nothing private, and records each opening", async () => {
  const staff = await createStaff("support");
  const [mentor, student] = [await createBookableMentor(), await createUserMember({ name: "Meera Iyer" })];
  await prisma.user.update({
    where: { id: mentor.id },
    data: { mobileNumber: "9876543210", address: "12 Temple Road", latitude: 18.123456, longitude: 73.123456 },
  });
  await createMeetingRow({ mentor, student }, inHours(5), {
    format: "in_person",
    topic: "A private topic",
    roomUrl: null,
    place: "Gate 4",
    contact: "9876500000",
  });
  const file = await getPersonFile(staff, mentor.username, new Date());
  expect(file).toMatchObject({
    email: mentor.email,
    suspension: null,
    counts: { upcoming: 1, past: 0, cancelled: 0 },
    meetings: [{ withName: "Meera Iyer" }],
    mentor: { isListed: true },
  });
  for (const secret of [
    "9876543210",
    "Temple Road",
    "18.123",
    "73.123",
    "private topic",
    "Gate 4",
    "9876500000",
    "$argon2",
  ]) {
    expect(JSON.stringify(file)).not.toContain(secret);
  }
  await getPersonFile(staff, mentor.username, new Date());
  const later = new Date(Date.now() + 120_000);
  await getPersonFile(staff, mentor.username, later);
  const events = await prisma.auditEvent.findMany({ where: { subjectId: mentor.id, action: "person.opened" } });
  expect(events.map(({ actorId, requestId }) => [actorId, requestId])).toEqual([
    [staff.id, "request-1"],
    [staff.id, "request-1"],
  ]);
  await expect(getPersonFile(staff, "nobody-at-all", new Date())).rejects.toMatchObject({ code: "not_found" });
});

describe("a suspension", () => {
  it("ends sessions, cancels meetings, and says why, until when and how to appeal", async () => {
    const staff = await createStaff("moderator");
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student }, inHours(5));
    const until = new Date(new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10));
    const over = suspendPerson(staff, { ...forGood(mentor.id), until: new Date(Date.now() - 1000) });
    await expect(over).rejects.toMatchObject({ code: "invalid_input" });
    await suspendPerson(staff, { ...forGood(mentor.id), until });
    expect(await findActor(mentor.token, "192.0.2.1")).toBeNull();
    expect(await prisma.meeting.count({ where: { status: "cancelled" } })).toBe(1);
    const mail = (await listOutbox()).find(({ template }) => template === "account-suspended")!;
    expect(mail.recipient).toBe(mentor.email);
    expect(mail.text).toContain("Spam in the profile.");
    expect(mail.text).toMatch(/If you disagree, write to \S+@\S+/);
    const event = await prisma.auditEvent.findFirstOrThrow({
      where: { action: "account.suspended", subjectId: mentor.id },
    });
    expect(event).toMatchObject({
      actorId: staff.id,
      subjectId: mentor.id,
      before: { suspended: null },
      after: { suspended: until.toISOString(), reason: "Spam in the profile." },
    });
    const file = await getPersonFile(staff, mentor.username, new Date());
    expect(file.suspension).toMatchObject({ until, reason: "Spam in the profile." });
    expect(file.mentor?.isListed).toBe(false);

    await liftPersonsSuspension(staff, { userId: mentor.id, seen: file.seen });
    const after = await getPersonFile(staff, mentor.username, new Date());
    expect([after.suspension, after.mentor?.isListed]).toEqual([null, true]);
    expect(await mailsTo(mentor.email)).toContain("suspension-lifted");
    const again = liftPersonsSuspension(staff, { userId: mentor.id, seen: file.seen });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });

  it("happens once, with one mail and one event, when many decide at once", async () => {
    const [first, second, person] = [await createStaff(), await createStaff("moderator"), await createUserMember()];
    const deciders = Array.from({ length: 10 }, (_, index) => (index % 2 ? first : second));
    const tries = await Promise.allSettled(deciders.map((staff) => suspendPerson(staff, forGood(person.id))));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsTo(person.email)).toEqual(["account-suspended"]);
    expect(await actionsAbout(person.id)).toEqual(["account.suspended"]);

    const seen = await seenOf(person.id);
    const mixed = await Promise.allSettled([
      liftPersonsSuspension(first, { userId: person.id, seen }),
      suspendPerson(second, { ...forGood(person.id, seen), until: new Date(Date.now() + DAY_MS) }),
    ]);
    expect(mixed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await actionsAbout(person.id)).toHaveLength(2);
  });

  it("mails nothing to an address that nobody has verified", async () => {
    const staff = await createStaff();
    const { id, email } = await createAccount({ isVerified: false });
    await suspendPerson(staff, forGood(id));
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("a deletion", () => {
  it("asks for the username, works while suspended, and sends one last mail", async () => {
    const staff = await createStaff();
    const { id, email, username } = await createUserMember();
    await suspendPerson(staff, forGood(id));
    const wrong = deletePerson(staff, { userId: id, username: "somebody-else" });
    await expect(wrong).rejects.toMatchObject({ code: "invalid_input" });
    await deletePerson(staff, { userId: id, username });
    expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      suspendedAt: null,
      name: "Deleted user",
    });
    expect(await mailsTo(email)).toEqual(["account-deleted"]);
    const event = await prisma.auditEvent.findFirstOrThrow({ where: { action: "account.deleted", subjectId: id } });
    expect(event).toMatchObject({ actorId: staff.id, subjectId: id, requestId: "request-1" });
    const again = deletePerson(staff, { userId: id, username });
    await expect(again).rejects.toMatchObject({ code: "not_found" });
  });

  it("and a suspension at once leave the account deleted and not suspended", async () => {
    const [owner, moderator] = [await createStaff(), await createStaff("moderator")];
    const { id, username } = await createUserMember();
    const [deleted] = await Promise.allSettled([
      deletePerson(owner, { userId: id, username }),
      suspendPerson(moderator, forGood(id)),
    ]);
    expect(deleted.status).toBe("fulfilled");
    const user = await prisma.user.findUniqueOrThrow({ where: { id } });
    expect([user.deletedAt !== null, user.suspendedAt]).toEqual([true, null]);
  });
});

describe("help", () => {
  it("sends the verification mail again, with one event each, until the address is verified", async () => {
    const staff = await createStaff("support");
    const { id, email } = await createAccount({ isVerified: false });
    await resendPersonsVerification(staff, { userId: id });
    expect(await mailsTo(email)).toEqual(["verify-email"]);
    expect(await actionsAbout(id)).toEqual(["person.verification_sent"]);
    await prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    await expect(resendPersonsVerification(staff, { userId: id })).rejects.toMatchObject({ code: "conflict" });
  });

  it("ends all sessions", async () => {
    const [staff, person] = [await createStaff("support"), await createUserMember()];
    await endPersonsSessions(staff, { userId: person.id });
    expect(await findActor(person.token, "192.0.2.1")).toBeNull();
    expect(await actionsAbout(person.id)).toEqual(["person.sessions_ended"]);
  });

  it("cancels a meeting in the name of the site once, with a mail to both", async () => {
    const [staff, mentor, student] = [
      await createStaff("support"),
      await createBookableMentor(),
      await createUserMember(),
    ];
    const { id: meetingId } = await createMeetingRow({ mentor, student }, inHours(5));
    const stranger = await createUserMember();
    const foreign = cancelPersonsMeeting(staff, { userId: stranger.id, meetingId, reason: null });
    await expect(foreign).rejects.toMatchObject({ code: "not_found" });
    const input = { userId: student.id, meetingId, reason: "The mentor cannot be reached." };
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => cancelPersonsMeeting(staff, input)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await prisma.meeting.findUniqueOrThrow({ where: { id: meetingId } })).toMatchObject({
      status: "cancelled",
      cancelledById: null,
      cancelReason: input.reason,
    });
    expect((await meetingMails()).map(({ recipient }) => recipient).sort()).toEqual(
      [mentor.email, student.email].sort(),
    );
    expect(await actionsAbout(student.id)).toEqual(["person.meeting_cancelled"]);

    const own = await createMeetingRow({ mentor, student: staff }, inHours(9));
    const ofOwn = cancelPersonsMeeting(staff, { userId: mentor.id, meetingId: own.id, reason: null });
    await expect(ofOwn).rejects.toMatchObject({ code: "not_allowed" });
  });

  it("mails the data to the verified address, also of a suspended account, and shows it to nobody else", async () => {
    const [staff, person] = [await createStaff(), await createUserMember()];
    await suspendPerson(staff, forGood(person.id));
    expect(await sendPersonsData(staff, { userId: person.id })).toBe(person.username);
    const mail = (await listOutbox()).find(({ template }) => template === "own-data")!;
    expect(mail.recipient).toBe(person.email);
    const data = JSON.parse(Buffer.from(mail.attachments![0]!.content, "base64").toString()) as { profile: object };
    expect(data.profile).toMatchObject({ email: person.email, username: person.username });
    expect(await actionsAbout(person.id)).toContain("person.data_sent");
    const { id } = await createAccount({ isVerified: false, password: PASSWORD });
    await expect(sendPersonsData(staff, { userId: id })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is refused about oneself, and about staff unless an owner gives it", async () => {
    const [owner, support, other] = [await createStaff(), await createStaff("support"), await createStaff("verifier")];
    for (const [staff, userId] of [
      [support, support.id],
      [owner, owner.id],
      [support, other.id],
    ] as const) {
      await expect(endPersonsSessions(staff, { userId })).rejects.toMatchObject({ code: "not_allowed" });
      await expect(suspendPerson(staff, forGood(userId))).rejects.toMatchObject({ code: "not_allowed" });
      await expect(sendPersonsData(staff, { userId })).rejects.toMatchObject({ code: "not_allowed" });
    }
    await endPersonsSessions(owner, { userId: other.id });
    expect(await actionsAbout(other.id)).toEqual(["person.sessions_ended"]);
  });
});
