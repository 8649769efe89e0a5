import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as allTeachers from "@/app/api/v1/teachers/all-teachers/route";
import * as teacherProfile from "@/app/api/v1/teachers/profile/[username]/route";
import * as changePassword from "@/app/api/v1/users/change-password/route";
import * as route from "@/app/api/v1/users/delete-profile/route";
import * as exportData from "@/app/api/v1/users/export-data/route";
import * as login from "@/app/api/v1/users/login/route";
import * as me from "@/app/api/v1/users/me/route";
import * as register from "@/app/api/v1/users/register/route";
import * as updateProfile from "@/app/api/v1/users/update-profile/route";
import * as updateLocation from "@/app/api/v1/users/updateLocation/route";
import * as verifyEmail from "@/app/api/v1/users/verify-email/[token]/route";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { openSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { accountMails } from "@/lib/server/account/account-mails";
import { listOutbox, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { leaveMeetings, prepareFarewell } from "@/lib/server/meetings/leave-meetings";
import { tagsOfMentors } from "@/lib/server/mentors/mentor-tags";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { Prisma } from "@/prisma/generated/prisma/client";
import { createSession, PASSWORD } from "../factories/account.factory";
import { createBookableMentor, createMeetingRow } from "../factories/meeting.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { cookiesOf, emptyAccounts, expectEnvelope, mailsTo, newestLink, send } from "../support/account-requests";
import { allRows, changedRows } from "../support/all-rows";
import { expectUnchanged } from "../support/expect-unchanged";
import { expectListingFollows } from "../support/listing-row";
import { book, bookingOf, cancel, hours, inHours, list, move } from "../support/meeting-requests";
import { refreshedTags } from "../support/next-cache";
import { signedInAs } from "../support/nonsense-of-members";
import { expectAnswersToNonsense } from "../support/nonsense-requests";
import { answer } from "../support/review-requests";

// The product reads its environment at import, so the directory must exist before.
const directory = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { join } = await import("node:path");
  return (process.env.UPLOADS_DIR = mkdtempSync(join(tmpdir(), "deleted-pictures-")));
});

const DELETED = { success: true, message: "Logged Out Successfully" };
const deletion = (token: string) => send(route.POST, { bearer: token });
const rowOf = (id: string) => prisma.user.findUniqueOrThrow({ where: { id } });
const fileOf = (url: string | null) => path.join(directory, url!.split("/").at(-1)!);

/** Creates a person with data in every table and a value in every column. */
async function createEverything() {
  const [avatar = null, avatarSmall = null] = await pictureStorage().put([Buffer.from("large"), Buffer.from("small")]);
  const place = { latitude: 19.076, longitude: 72.878 };
  const member = await createMentorMember({
    user: { ...place, avatar, avatarSmall, profileVersion: 3, usernameChangedAt: new Date() },
    profile: { isVerified: true, standing: "submitted", standingReason: "Asha", submittedAt: new Date() },
  });
  const { id: userId, email, name } = member;
  await prisma.passwordCredential.create({ data: { userId, hash: await hashPassword(PASSWORD) } });
  await prisma.account.create({ data: { userId, type: "oidc", provider: "google", providerAccountId: randomUUID() } });
  for (const purpose of ["verify_email", "reset_password"] as const) {
    const { id: mailTokenId } = await storeMailToken(prisma, { userId, purpose, secret: newMailSecret() });
    const pending = { mailTokenId, name, role: "mentor", passwordHash: "$argon2id$of-a-registration" } as const;
    if (purpose === "verify_email") await prisma.pendingRegistration.create({ data: pending });
  }
  const expiresAt = new Date(Date.now() + 60_000);
  await prisma.endedSession.create({ data: { id: randomUUID(), userId, expiresAt } });
  await putInOutbox(prisma, await prepareMail(await accountMails.passwordChanged({ email, name })));
  const [confirmHash, unsubscribeHash] = [randomBytes(32), randomBytes(32)];
  await prisma.subscription.create({ data: { email, confirmHash, unsubscribeHash, confirmExpiresAt: expiresAt } });
  const reviewed = await createMentorMember();
  const met = await createUserMember();
  await prisma.availability.create({ data: { mentorId: member.mentorProfile.id, ...hours() } });
  await prisma.mentorCheck.create({
    data: { mentorId: member.mentorProfile.id, checkId: 1, requestedAt: new Date(), declinedReason: `Of ${name}` },
  });
  await prisma.calendarFeed.create({ data: { userId } });
  const written = { topic: `Of ${name}`, cancelReason: `${name} is ill` };
  const inPerson = {
    ...written,
    format: "in_person",
    roomUrl: null,
    place: member.address,
    contact: `Of ${name}`,
  } as const;
  await createMeetingRow({ mentor: member, student: met }, inHours(-30), inPerson);
  await createMeetingRow({ mentor: member, student: met }, inHours(30), written);
  await createMeetingRow({ mentor: reviewed, student: member }, inHours(40), inPerson);
  const noted = { startsAt: null, endsAt: null, externalEventUrl: `https://calendly.com/${randomUUID()}` };
  await createMeetingRow({ mentor: reviewed, student: member }, inHours(0), noted);
  await createReview({ mentor: reviewed, student: member }, { rating: 4, comment: "Patient, and always on time." });
  await createReview({ mentor: member }, { rating: 2, comment: "Was late three times of four." });
  return { ...member, reviewed, met };
}

beforeAll(emptyAccounts);
beforeEach(() => void refreshedTags());
afterAll(async () => {
  await emptyAccounts();
  await rm(directory, { recursive: true, force: true });
});

describe("what a deletion leaves", () => {
  it("clears every personal column in the account's row", async () => {
    const { id, token } = await createEverything();
    const find = async () => (await allRows()).user_account!.find((row) => row.id === id)!;
    const before = await find();
    // All columns were filled in, so that each check below proves something.
    expect(Object.keys(before).filter((column) => before[column] === null)).toEqual([
      "deleted_at",
      "suspended_at",
      "suspended_until",
    ]);
    expect((await deletion(token)).body).toEqual(DELETED);
    // Every column of the table, so that each new column needs a decision.
    expect(await find()).toEqual({
      id,
      name: "Deleted user",
      email: `deleted-${id}@deleted.invalid`,
      email_verified_at: null,
      role: before.role,
      username: before.username,
      username_changed_at: null,
      avatar: null,
      avatar_small: null,
      about: null,
      age: null,
      mobile_number: null,
      address: null,
      latitude: null,
      longitude: null,
      session_version: 1,
      profile_version: 4,
      created_at: before.created_at,
      updated_at: expect.not.stringMatching(String(before.updated_at)),
      deleted_at: expect.any(String),
      suspended_at: null,
      suspended_until: null,
    });
  });

  it("empties the mentor's profile", async () => {
    const { token, mentorProfile } = await createEverything();
    const find = async () => (await allRows()).mentor_profile!.find((row) => row.id === mentorProfile.id)!;
    const before = await find();
    await deletion(token);
    expect(await find()).toEqual({
      id: mentorProfile.id,
      user_id: mentorProfile.userId,
      proficiency: null,
      languages: [],
      boards: [],
      reach_km: null,
      hosts_students: true,
      first_meeting_fee: 0,
      is_verified: false,
      subjects: [],
      place_name: null,
      latitude: null,
      longitude: null,
      removed_review_count: before.removed_review_count,
      standing: "draft",
      standing_version: 0,
      standing_reason: null,
      submitted_at: null,
      claimed_by_id: null,
      claimed_at: null,
      has_listing_checks: true,
      created_at: before.created_at,
      updated_at: expect.any(String),
    });
  });

  it("deletes every other row about the person, keeps reviews, and affects nobody else", async () => {
    await createEverything();
    const person = await createEverything();
    const before = await allRows();
    expect((await deletion(person.token)).status).toBe(200);
    const after = await allRows();
    // The number of map cells depends on the shifted place; the number of areas on the subjects.
    const { map_cell: _cells, tutor_area: _areas, ...changed } = changedRows(before, after);
    const counts = Object.entries(changed).map(([table, change]) => [table, change.before.length, change.after.length]);
    expect(Object.fromEntries(counts.map(([table, ...rows]) => [table, rows]))).toEqual({
      audit_event: [0, 1],
      user_account: [1, 1],
      mentor_profile: [1, 1],
      password_credential: [1, 0],
      provider_account: [1, 0],
      mail_token: [2, 0],
      pending_registration: [1, 0],
      ended_session: [1, 0],
      // Pending mail to the person is deleted; the two people with a meeting are notified.
      outbox_mail: [1, 2],
      meeting: [4, 3],
      availability: [1, 0],
      mentor_check: [1, 0],
      calendar_feed: [1, 0],
      subscription: [1, 0],
      class_offered: [2, 0],
      qualification: [1, 0],
      teaching_experience: [1, 0],
      mentor_listing: [1, 0],
      // Changed pages: their own, and that of the mentor whom they reviewed.
      mentor_page: [2, 2],
      // The name, and the subjects for suggestions.
      departed_mentor: [0, 1],
    });
    // Nothing left in any table identifies the person.
    const traces = [person.email, person.mobileNumber, person.address, person.about, person.avatar, person.name];
    const rest = JSON.stringify(Object.values(changed).map((change) => change.after));
    for (const trace of traces) expect(rest).not.toContain(trace);
    expect(JSON.stringify(after)).not.toContain(person.email);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("says so, and deletes the browser's cookies", async () => {
    const { token } = await createUserMember();
    const answer = await send(route.POST, { cookie: token });
    expectEnvelope(answer);
    expect([answer.status, answer.body]).toEqual([200, DELETED]);
    const cookies = cookiesOf(answer);
    expect(Object.keys(cookies).sort()).toEqual(["auth_token", "signed_in", "user_location"]);
    for (const { value, attributes } of Object.values(cookies)) {
      expect([value, attributes.path]).toEqual(["", "/"]);
      expect(new Date(String(attributes.expires)).getTime()).toBe(0);
    }
  });

  it("removes the files of the pictures, and nobody else's", async () => {
    const [person, other] = [await createEverything(), await createEverything()];
    const [mine, theirs] = [person, other].map(({ avatar, avatarSmall }) => [avatar, avatarSmall].map(fileOf));
    expect([...mine!, ...theirs!].map(existsSync)).toEqual([true, true, true, true]);
    await deletion(person.token);
    expect([...mine!, ...theirs!].map(existsSync)).toEqual([false, false, true, true]);
  });

  it("ends all sessions at once, everywhere", async () => {
    const person = await createUserMember();
    const sessions = [person.token, await createSession(person), await createSession(person)];
    await deletion(person.token);
    // Even a token of the raised version, which nobody has, would not open the account.
    sessions.push(await createSession({ id: person.id, sessionVersion: 1 }));
    for (const token of sessions) {
      for (const way of ["cookie", "bearer"]) {
        expect((await send(me.GET, { method: "GET", [way]: token })).status).toBe(401);
      }
      expect((await send(exportData.GET, { method: "GET", bearer: token })).status).toBe(401);
    }
  });
});

describe("meetings", () => {
  it("to come are cancelled, with a mail to the other side, and their texts are deleted everywhere", async () => {
    const { id, token, met, reviewed, mentorProfile } = await createEverything();
    const find = () =>
      prisma.meeting.findMany({
        where: { OR: [{ studentId: id }, { mentorId: mentorProfile.id }] },
        orderBy: { startsAt: "asc" },
      });
    const [past, asMentor, asStudent] = await find();
    await deletion(token);
    const emptied = { topic: null, cancelReason: null, place: null, contact: null, roomUrl: null };
    const cancelled = { status: "cancelled", cancelledById: id, cancelledAt: expect.any(Date), calendarSequence: 1 };
    expect(await find()).toEqual([
      { ...past, ...emptied },
      { ...asMentor, ...emptied, ...cancelled },
      { ...asStudent, ...emptied, ...cancelled },
    ]);
    expect(await mailsTo(met.email)).toEqual(["meeting-cancelled"]);
    expect(await mailsTo(reviewed.email)).toEqual(["meeting-cancelled"]);
  });

  it("of a mentor who leaves are reported as such, with up to three similar mentors", async () => {
    await emptyAccounts();
    const others = [];
    for (let n = 0; n < 4; n++) others.push(await createBookableMentor());
    const [mentor, student] = [await createBookableMentor(), await createUserMember()];
    await createMeetingRow({ mentor, student }, inHours(20), {
      status: "cancelled",
      cancelledAt: new Date(),
      cancelledById: mentor.id,
    });
    await createMeetingRow({ mentor, student }, inHours(30));
    await deletion(mentor.token);
    const [mail] = (await listOutbox()).filter(({ recipient }) => recipient === student.email);
    expect(mail!.text).toContain(`${mentor.name} has left Mentorhood, so your meeting is cancelled.`);
    const named = others.filter(({ username }) => mail!.html.includes(`/mentor/profile/${username}"`));
    expect(named).toHaveLength(3);
    expect(mail!.html).not.toContain(mentor.username);
    const { body } = await list(student, "/?when=past");
    expect(body.data.map(({ cancellation }: OwnMeeting) => cancellation?.hasLeft)).toEqual([true, false]);
  });

  it("booked after the mails were prepared still notify the other side", async () => {
    const [person, student] = [await createBookableMentor(), await createUserMember()];
    const early = await prepareFarewell(person.id, new Date());
    await createMeetingRow({ mentor: person, student }, inHours(30));
    await prisma.$transaction((tx) => leaveMeetings(tx, person.id, new Date(), early));
    expect(await mailsTo(student.email)).toEqual(["meeting-cancelled"]);
  });

  it("booked or moved concurrently are cancelled too, with mails to both sides", async () => {
    for (let round = 0; round < 6; round++) {
      const [person, student] = [await createBookableMentor(), await createUserMember()];
      const { id } = await createMeetingRow({ mentor: person, student: await createUserMember() }, inHours(20));
      const [booked] = await Promise.all([
        book(student, bookingOf(person, inHours(30))),
        move(person, id, inHours(40)),
        deletion(person.token),
      ]);
      const mentorId = person.mentorProfile.id;
      expect(await prisma.meeting.count({ where: { mentorId, status: "confirmed" } })).toBe(0);
      expect(await prisma.meeting.count({ where: { mentorId, topic: { not: null } } })).toBe(0);
      const told = booked.status === 201 ? ["meeting-booked", "meeting-cancelled"] : [];
      expect((await mailsTo(student.email)).sort()).toEqual(told);
    }
  });
});

describe("names and addresses", () => {
  const sign = (email: string) => send(login.POST, { json: { email, password: PASSWORD } });

  it("frees the address for a new account, which inherits nothing", async () => {
    const person = await createEverything();
    expect((await sign(person.email)).status).toBe(200);
    await deletion(person.token);
    expect((await sign(person.email)).status).toBe(401);

    const fields = { name: "Somebody New", email: person.email, password: PASSWORD };
    expect((await send(register.POST, { json: fields })).status).toBe(200);
    const { token, email } = await newestLink(person.email);
    const path = `/?email=${encodeURIComponent(email)}`;
    const verified = await send(verifyEmail.GET, { method: "GET", path, params: { token } });
    expect(verified.status).toBe(200);
    const { body } = await sign(person.email);
    expect(body.user).toMatchObject({ name: "Somebody New", role: "user", age: null, isMentorVerified: false });
    expect(body.user._id).not.toBe(person.id);
    expect(body.user.username).not.toBe(person.username);
    expect(await rowOf(person.id)).toMatchObject({
      name: "Deleted user",
      email: `deleted-${person.id}@deleted.invalid`,
    });
  });

  it("never reassigns the username", async () => {
    const name = `Kavya ${randomUUID().replace(/[^a-f]/g, "")}`;
    const registered = async (email: string) => {
      await send(register.POST, { json: { name, email, password: PASSWORD } });
      return prisma.user.findUniqueOrThrow({ where: { email } });
    };
    const first = await registered(`kavya-${randomUUID()}@example.com`);
    await deletion(await createSession(first));
    const again = await registered(first.email);
    const other = await registered(`kavya-${randomUUID()}@example.com`);
    const usernames = [first, again, other].map(({ username }) => username);
    expect(new Set(usernames).size).toBe(3);
    expect((await rowOf(first.id)).username).toBe(first.username);
  });
});

describe("reviews", () => {
  const profileOf = (username: string) => send(teacherProfile.GET, { method: "GET", params: { username } });

  it("that the person wrote stay under the name of deleted users, and still count", async () => {
    const { id, token, username, avatar, reviewed } = await createEverything();
    await createReview({ mentor: reviewed }, { rating: 1 });
    const before = (await profileOf(reviewed.username)).body.data;
    refreshedTags();
    await deletion(token);
    const { text, body } = await profileOf(reviewed.username);
    const [newest, own] = body.data.reviews;
    expect(own).toMatchObject({ rating: 4, studentId: { _id: id, name: "Deleted user", avatar: null } });
    expect(own.comment).toBe("Patient, and always on time.");
    expect(body.data).toEqual({ ...before, reviews: [newest, own] });
    expect(text).not.toContain(avatar);
    expect(refreshedTags().sort()).toEqual(tagsOfMentors([username, reviewed.username]).sort());
    await expectListingFollows(reviewed.mentorProfile.id);
  });

  it("that the person received stay in the table, and their page is gone", async () => {
    const { token, username, mentorProfile } = await createEverything();
    const where = { mentorId: mentorProfile.id };
    const [reviews, rating] = [await prisma.review.findMany({ where }), await prisma.mentorRating.findFirst({ where })];
    expect(reviews).toHaveLength(1);
    const listed = async () => (await send(allTeachers.GET, { method: "GET", path: "/?limit=500" })).text;
    expect((await profileOf(username)).status).toBe(200);
    expect(await listed()).toContain(username);
    await deletion(token);
    expect(await prisma.review.findMany({ where })).toEqual(reviews);
    expect(await prisma.mentorRating.findFirst({ where })).toEqual(rating);
    expect((await profileOf(username)).status).toBe(404);
    expect(await listed()).not.toContain(username);
    await expectListingFollows(mentorProfile.id);
  });
});

describe("who may delete", () => {
  const refusal = { success: false, message: "Please sign in first." };

  it("is nobody without a session, and nobody for another account", async () => {
    const [person, other] = [await createUserMember(), await createUserMember()];
    const before = await allRows();
    for (const session of [{}, { bearer: "x" }, { cookie: `${person.token}x` }]) {
      const answer = await send(route.POST, { json: { _id: person.id }, ...session });
      expectEnvelope(answer);
      expect([answer.status, answer.body]).toEqual([401, refusal]);
    }
    const names = { _id: person.id, id: person.id, userId: person.id, email: person.email };
    const path = `/?id=${person.id}&userId=${person.id}`;
    expect((await send(route.POST, { json: names, path, bearer: other.token })).status).toBe(200);
    const rows = Object.values(changedRows(before, await allRows())).flatMap((change) => change.before);
    expect(rows.map(({ id }) => id)).toEqual([other.id]);
  });

  it("is not another site's page with the cookie; a bearer token works from anywhere", async () => {
    const { id, token } = await createUserMember();
    const headers = { Origin: "https://evil.example" };
    const answer = await expectUnchanged(() => send(route.POST, { cookie: token, headers }));
    expectEnvelope(answer);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    expect((await send(route.POST, { bearer: token, headers })).status).toBe(200);
    expect((await rowOf(id)).deletedAt).not.toBeNull();
  });

  it("is nobody twice", async () => {
    const { token } = await createUserMember();
    expect((await deletion(token)).status).toBe(200);
    const answer = await expectUnchanged(() => deletion(token));
    expectEnvelope(answer);
    expect([answer.status, answer.body]).toEqual([401, refusal]);
  });

  it("is nobody with an ended or revoked session", async () => {
    const [ended, revoked] = [await createUserMember(), await createUserMember()];
    const { sessionId } = (await openSessionToken(ended.token))!;
    const expiresAt = new Date(Date.now() + 60_000);
    await prisma.endedSession.create({ data: { id: sessionId, userId: ended.id, expiresAt } });
    await prisma.user.update({ where: { id: revoked.id }, data: { sessionVersion: 1 } });
    for (const { id, token } of [ended, revoked]) {
      expect((await deletion(token)).status).toBe(401);
      expect((await rowOf(id)).deletedAt).toBeNull();
    }
  });

  it.each(["GET", "PUT", "PATCH", "DELETE"] as const)("answers 405 with Allow to %s", async (method) => {
    const { id, token } = await createUserMember();
    const { status, headers } = await send(route[method], { method, bearer: token });
    expect([status, headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
    expect((await rowOf(id)).deletedAt).toBeNull();
  });

  it("answers nonsense in the contract's shape, and no odd request keeps an account", async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => createUserMember()));
    const handler = signedInAs(
      members.map(({ token }) => token),
      route.POST,
    );
    await expectAnswersToNonsense(handler, { fields: ["_id", "confirm"], requests: 60, seed: 3 });
    const rows = await prisma.user.findMany({ where: { id: { in: members.map(({ id }) => id) } } });
    expect(rows.filter(({ deletedAt, name }) => deletedAt === null || name !== "Deleted user")).toEqual([]);
  });
});

describe("with concurrent changes", () => {
  const anonymous = (id: string) => ({
    name: "Deleted user",
    email: `deleted-${id}@deleted.invalid`,
    about: null,
    age: null,
    mobileNumber: null,
    address: null,
    latitude: null,
    longitude: null,
    deletedAt: expect.any(Date),
    password: null,
    mailTokens: [],
  });
  const everything = {
    password: true,
    mailTokens: true,
    mentorProfile: { include: { classesOffered: true, listing: true } },
  } as const;

  it("lets one of many deletions through", async () => {
    const { id, token } = await createEverything();
    const answers = await Promise.all(Array.from({ length: 6 }, () => deletion(token)));
    answers.forEach(expectEnvelope);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await rowOf(id)).toMatchObject({ sessionVersion: 1, profileVersion: 4 });
  });

  it("invalidates the page of a mentor who was reviewed just before", async () => {
    const [person, mentor] = [await createUserMember(), await createMentorMember()];
    let deleting: Promise<unknown> = Promise.resolve();
    await prisma.$transaction(async (tx) => {
      // The deletion waits for this lock, but a review does not.
      await tx.$queryRaw`select 1 from user_account where id = ${person.id}::uuid for no key update`;
      deleting = deletion(person.token);
      await sleep(200);
      await createReview({ mentor, student: person });
    });
    await deleting;
    expect((await rowOf(person.id)).deletedAt).not.toBeNull();
    expect(refreshedTags()).toEqual(tagsOfMentors([mentor.username]));
  });

  /** Starts a change that waits for a row, then the deletion; both continue together. */
  async function duringDeletion(person: { token: string }, row: Prisma.Sql, change: () => Promise<unknown>) {
    let running: Promise<unknown>[] = [];
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw(row);
      const changing = change();
      await sleep(200);
      const deleting = deletion(person.token);
      await Promise.race([deleting, sleep(500)]);
      running = [changing, deleting];
    });
    await Promise.all(running);
  }

  it("leaves no answer that was being written to a review", async () => {
    const person = await createMentorMember();
    const { id } = await createReview({ mentor: person });
    const row = Prisma.sql`select 1 from review where id = ${id}::uuid for update`;
    await duringDeletion(person, row, () => answer(person.token, id));
    expect((await rowOf(person.id)).deletedAt).not.toBeNull();
    expect(await prisma.review.findUniqueOrThrow({ where: { id } })).toMatchObject({ answer: null, answeredAt: null });
  });

  it("leaves no mail to the deleted address about a meeting that the other side was cancelling", async () => {
    const [person, student] = [await createBookableMentor(), await createUserMember()];
    const { id } = await createMeetingRow({ mentor: person, student }, inHours(30));
    const row = Prisma.sql`select 1 from meeting where id = ${id}::uuid for update`;
    await duringDeletion(person, row, () => cancel(student, id));
    expect((await rowOf(person.id)).deletedAt).not.toBeNull();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("leaves nothing from concurrent requests", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createEverything()));
    const json = {
      name: "Asha Again",
      About: "Written in the last moment.",
      age: 33,
      subjects: ["Hindi"],
      classesOffered: [
        { subject: "Hindi", educationLevel: "college", specificClasses: ["Plus 2 First Year"], format: "online" },
      ],
      languages: ["hindi"],
      boards: ["cbse"],
      reachKm: 5,
      firstMeetingFee: { amount: 20_000 },
      teachingPlace: { latitude: 28.6, longitude: 77.2 },
    };
    const passwords = { oldPassword: PASSWORD, newPassword: "Another-Horse-8" };
    const answers = await Promise.all(
      people.flatMap(({ token: bearer }, n) => {
        const calls = [
          () => send(updateProfile.PUT, { method: "PUT", json, bearer }),
          () => send(changePassword.PUT, { method: "PUT", json: passwords, bearer }),
          () => send(updateLocation.PATCH, { method: "PATCH", json: { latitude: 12.9, longitude: 77.5 }, bearer }),
          () => deletion(bearer),
        ];
        // Each person's requests start in a different order.
        return [...calls.slice(n % 4), ...calls.slice(0, n % 4)].map((call) => call());
      }),
    );
    answers.forEach(expectEnvelope);
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
    for (const { id, token, email, mentorProfile } of people) {
      // A password change has ended the session before the deletion; the person then deletes with a new one.
      const { sessionVersion, deletedAt } = await rowOf(id);
      if (!deletedAt) expect((await deletion(await createSession({ id, sessionVersion }))).status).toBe(200);
      const row = await prisma.user.findUniqueOrThrow({ where: { id }, include: everything });
      expect(row).toMatchObject(anonymous(id));
      expect(row.mentorProfile).toMatchObject({
        ...{ subjects: [], languages: [], boards: [], reachKm: null, firstMeetingFee: 0 },
        ...{ latitude: null, classesOffered: [], listing: null },
      });
      expect(await mailsTo(email)).toEqual([]);
      expect((await send(me.GET, { method: "GET", bearer: token })).status).toBe(401);
      await expectListingFollows(mentorProfile.id);
    }
  });
});
