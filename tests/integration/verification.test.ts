import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { dueReminder, endOfCheck } from "@/lib/domain/verification/check.rules";
import { findActor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { unsealContents } from "@/lib/platform/mail/outbox";
import { getBookableMentor } from "@/lib/server/meetings/bookable-mentor";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { followListingPolicy } from "@/lib/server/search/refresh-listings";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { defineCheck, listCheckDefinitions } from "@/lib/server/verification/check-definitions";
import { sendCheckReminders } from "@/lib/server/verification/check-reminders";
import { declineCheck, recordCheck, requestCheck, withdrawCheck } from "@/lib/server/verification/checks";
import { getMentorFile, getOwnVerification } from "@/lib/server/verification/mentor-file";
import { listMentorQueue } from "@/lib/server/verification/mentor-queue";
import { approveMentor, claimMentor, requestChanges, submitProfile } from "@/lib/server/verification/standing";
import { refreshChecks } from "@/lib/server/verification/stored-checks";
import { createAccount, createSession } from "../factories/account.factory";
import { createMentor } from "../factories/mentor.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf as actorFrom } from "../support/actor-of";

const DAY_MS = 24 * 60 * 60 * 1000;
const [IDENTITY, QUALIFICATION] = [1, 2] as const;
const definitions = await listCheckDefinitions();

/** Changes the policy of this file's process until the test ends. */
const usePolicy = (policy: typeof env.LISTING_POLICY) => vi.spyOn(env, "LISTING_POLICY", "get").mockReturnValue(policy);

type Account = Parameters<typeof createSession>[0];
const actorOf = async (account: Account) => (await findActor(await createSession(account), "192.0.2.1"))!;

async function staffActor(account: Account, role: StaffRole) {
  const { token } = await makeStaff({ id: account.id, token: await createSession(account) }, role);
  return actorFrom({ token });
}

async function createStaff(role: StaffRole) {
  return asStaff(await staffActor(await createAccount(), role), "reviewMentors", "request-1");
}

const fileOf = ({ username }: { username: string }, now = new Date()) => getMentorFile(username, now);
const isListed = async ({ username }: { username: string }) => (await getMentorProfile(username)).isListed;
const checkIn = async (mentor: { username: string }, checkId: number) =>
  (await fileOf(mentor)).checks.find(({ id }) => id === checkId)!;
const isoDay = (time: Date) => time.toISOString().slice(0, 10);

async function record(
  staff: Awaited<ReturnType<typeof createStaff>>,
  mentor: Account & { username: string },
  id: number,
) {
  const { seen } = await checkIn(mentor, id);
  const checkedOn = isoDay(new Date());
  await recordCheck(staff, { mentorId: mentor.id, checkId: id, seen, lookedAt: "A passport", checkedOn });
}

async function mailsTo({ email }: { email: string }) {
  const rows = await prisma.outboxMail.findMany({ where: { recipient: email }, orderBy: { createdAt: "asc" } });
  return Promise.all(
    rows.map(async ({ template, sealedContents }) => ({ template, ...(await unsealContents(sealedContents!)) })),
  );
}
const auditOf = async ({ id }: { id: string }) =>
  (await prisma.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } })).map(({ action }) => action);

beforeEach(emptyAccounts);
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyAccounts();
  await prisma.verificationCheck.deleteMany({ where: { id: { notIn: definitions.map(({ id }) => id) } } });
  for (const { id, ...data } of definitions) await prisma.verificationCheck.update({ where: { id }, data });
  await prisma.derivedData.deleteMany({ where: { name: "listing-policy" } });
});

describe("a mentor's standing", () => {
  it("lists a complete draft under open, not after a request for changes, and again once it is submitted", async () => {
    const [mentor, staff] = [await createMentor(), await createStaff("verifier")];
    const actor = await actorOf(mentor);
    expect(await isListed(mentor)).toBe(true);
    await expect(submitProfile(actor, "r")).rejects.toMatchObject({ code: "conflict" });

    const reason = "Please write about your training.";
    await requestChanges(staff, { mentorId: mentor.id, version: 0, reason });
    expect(await isListed(mentor)).toBe(false);
    await expect(getBookableMentor(mentor.username)).rejects.toMatchObject({ code: "mentor_not_found" });
    expect(await getOwnVerification(mentor.id, new Date())).toMatchObject({
      standing: "changes_requested",
      reason,
      maySubmit: true,
    });

    await submitProfile(actor, "r");
    expect(await isListed(mentor)).toBe(true);
    const { version, reason: last } = await fileOf(mentor);
    expect(last).toBe(reason);
    await approveMentor(staff, { mentorId: mentor.id, version });
    expect(await fileOf(mentor)).toMatchObject({ standing: "approved", reason: null });
    const mails = await mailsTo(mentor);
    expect(mails.map(({ template }) => template)).toEqual(["profile-changes", "profile-approved"]);
    expect(mails[0]!.text).toContain(reason);
    expect(await auditOf(mentor)).toEqual(["mentor.changes_requested", "mentor.submitted", "mentor.approved"]);
  });

  it("lists only approved mentors under approve-first, and follows a change of the policy", async () => {
    const staff = await createStaff("owner");
    const [waits, approved] = [await createMentor(), await createMentor()];
    await approveMentor(staff, { mentorId: approved.id, version: 0 });
    await followListingPolicy();
    expect([await isListed(waits), await isListed(approved)]).toEqual([true, true]);

    usePolicy("approve-first");
    await followListingPolicy();
    expect([await isListed(waits), await isListed(approved)]).toEqual([false, true]);
    await submitProfile(await actorOf(waits), "r");
    expect(await isListed(waits)).toBe(false);
    expect((await listMentorQueue("waiting", 1)).mentors).toMatchObject([
      { id: waits.id, asksForApproval: true, isListed: false, asksForChecks: [] },
    ]);
    await approveMentor(staff, { mentorId: waits.id, version: 1 });
    expect(await isListed(waits)).toBe(true);
    expect((await listMentorQueue("waiting", 1)).mentors).toEqual([]);
    const draft = await createMentor();
    expect(await isListed(draft)).toBe(false);
    vi.restoreAllMocks();
    await followListingPolicy();
    expect(await isListed(draft)).toBe(true);
  });

  it("refuses to submit an incomplete profile, and one of somebody who is no mentor", async () => {
    usePolicy("approve-first");
    const mentor = await createMentor({ profile: { subjects: [] } });
    await expect(submitProfile(await actorOf(mentor), "r")).rejects.toMatchObject({ code: "conflict" });
    await expect(submitProfile(await actorOf(await createAccount()), "r")).rejects.toMatchObject({
      code: "not_allowed",
    });
  });

  it("takes one of 20 decisions at once, with one mail and one audit event", async () => {
    const mentor = await createMentor();
    const staff = [await createStaff("owner"), await createStaff("verifier")];
    const decisions = Array.from({ length: 20 }, (_, n) => {
      const decision = { mentorId: mentor.id, version: 0 };
      return n % 2 === 0
        ? approveMentor(staff[0]!, decision)
        : requestChanges(staff[1]!, { ...decision, reason: "Say more." });
    });
    const results = await Promise.allSettled(decisions);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "conflict" });
    }
    expect(await mailsTo(mentor)).toHaveLength(1);
    expect(await auditOf(mentor)).toHaveLength(1);
    expect((await fileOf(mentor)).version).toBe(1);
  });

  it("lets one of two staff members claim a mentor, and another take over", async () => {
    const mentor = await createMentor();
    const [first, second] = [await createStaff("owner"), await createStaff("verifier")];
    const claim = { mentorId: mentor.id, holder: "" as const, takes: true };
    const results = await Promise.allSettled([claimMentor(first, claim), claimMentor(second, claim)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const holder = (await fileOf(mentor)).claimedBy!.id;
    const other = holder === first.id ? second : first;
    await claimMentor(other, { ...claim, holder });
    expect((await fileOf(mentor)).claimedBy!.id).toBe(other.id);
    await claimMentor(other, { ...claim, holder: other.id, takes: false });
    expect((await fileOf(mentor)).claimedBy).toBeNull();
  });

  it("lets nobody decide about themselves", async () => {
    const mentor = await createMentor();
    const staff = await asStaff(await staffActor(mentor, "owner"), "reviewMentors", "request-1");
    const mentorId = mentor.id;
    const ofCheck = { mentorId, checkId: IDENTITY, seen: "|" };
    const attempts = [
      () => approveMentor(staff, { mentorId, version: 0 }),
      () => requestChanges(staff, { mentorId, version: 0, reason: "x" }),
      () => claimMentor(staff, { mentorId, holder: "", takes: true }),
      () => recordCheck(staff, { ...ofCheck, lookedAt: "x", checkedOn: isoDay(new Date()) }),
      () => declineCheck(staff, { ...ofCheck, reason: "x" }),
      () => withdrawCheck(staff, { ...ofCheck, reason: "x" }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "not_allowed" });
    expect(await auditOf(mentor)).toEqual([]);
  });
});

describe("checks", () => {
  it("give the badge once all that it needs are valid, and say when", async () => {
    const [mentor, staff] = [await createMentor(), await createStaff("verifier")];
    const actor = await actorOf(mentor);
    await requestCheck(actor, IDENTITY);
    await requestCheck(actor, IDENTITY);
    expect((await listMentorQueue("waiting", 1)).mentors).toMatchObject([
      { id: mentor.id, asksForApproval: false, asksForChecks: ["Identity"] },
    ]);
    await record(staff, mentor, IDENTITY);
    expect((await getMentorProfile(mentor.username)).isMentorVerified).toBe(false);
    await record(staff, mentor, QUALIFICATION);
    const { isMentorVerified, checks } = await getMentorProfile(mentor.username);
    expect(isMentorVerified).toBe(true);
    const checkedOn = isoDay(new Date());
    expect(checks).toEqual([
      { name: "Identity", checkedOn, validUntil: isoDay(endOfCheck(new Date(checkedOn), 24)) },
      { name: "Qualification", checkedOn, validUntil: isoDay(endOfCheck(new Date(checkedOn), 60)) },
    ]);
    expect((await listMentorQueue("waiting", 1)).mentors).toEqual([]);
    expect(JSON.stringify(await getMentorProfile(mentor.username))).not.toContain("passport");
    expect(await auditOf(mentor)).toEqual(["check.recorded", "check.recorded"]);
    expect((await mailsTo(mentor)).map(({ template }) => template)).toEqual(["check-recorded", "check-recorded"]);

    const { seen } = await checkIn(mentor, IDENTITY);
    await withdrawCheck(staff, { mentorId: mentor.id, checkId: IDENTITY, seen, reason: "It was not yours." });
    expect(await getMentorProfile(mentor.username)).toMatchObject({
      isMentorVerified: false,
      checks: [{ name: "Qualification" }],
    });
  });

  it("answer a request once, and refuse a form about an older state", async () => {
    const [mentor, staff] = [await createMentor(), await createStaff("verifier")];
    await requestCheck(await actorOf(mentor), IDENTITY);
    const { seen } = await checkIn(mentor, IDENTITY);
    const ofCheck = { mentorId: mentor.id, checkId: IDENTITY, seen };
    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => declineCheck(staff, { ...ofCheck, reason: "Not readable." })),
      ...Array.from({ length: 5 }, () =>
        recordCheck(staff, { ...ofCheck, lookedAt: "A passport", checkedOn: isoDay(new Date()) }),
      ),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsTo(mentor)).toHaveLength(1);
    expect(await auditOf(mentor)).toHaveLength(1);
    await expect(declineCheck(staff, { ...ofCheck, seen: "|", reason: "x" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it.each([
    ["in the future", 2],
    ["whose check would have ended", -800],
  ])("are not recorded for a day %s", async (_what, days) => {
    const [mentor, staff] = [await createMentor(), await createStaff("verifier")];
    const checkedOn = isoDay(new Date(Date.now() + days * DAY_MS));
    await expect(
      recordCheck(staff, { mentorId: mentor.id, checkId: IDENTITY, seen: "|", lookedAt: "x", checkedOn }),
    ).rejects.toMatchObject({ code: "invalid_input", fields: [{ field: "checkedOn" }] });
  });

  it("take badge and listing away when they end", async () => {
    const [mentor, staff] = [await createMentor(), await createStaff("owner")];
    const [, , background] = definitions;
    for (const id of [IDENTITY, QUALIFICATION]) await record(staff, mentor, id);
    await defineCheck(staff, { ...background!, checkId: background!.id, forListing: true });
    await refreshChecks(new Date());
    expect(await getMentorProfile(mentor.username)).toMatchObject({ isListed: false, isMentorVerified: true });
    await record(staff, mentor, background!.id);
    expect(await isListed(mentor)).toBe(true);

    await refreshChecks(new Date(Date.now() + 380 * DAY_MS));
    expect(await getMentorProfile(mentor.username)).toMatchObject({ isListed: false, isMentorVerified: true });
    await refreshChecks(new Date(Date.now() + 800 * DAY_MS));
    expect((await getMentorProfile(mentor.username)).isMentorVerified).toBe(false);
    await defineCheck(staff, { ...background!, checkId: background!.id, isActive: false, forListing: true });
    await refreshChecks(new Date());
    expect(await getMentorProfile(mentor.username)).toMatchObject({ isListed: true, isMentorVerified: true });
  });

  it("remind the mentor 60, 30 and 7 days before an end, once each, and not after a request", async () => {
    const [mentor, staff] = [await createMentor(), await createStaff("owner")];
    await record(staff, mentor, IDENTITY);
    const end = (await checkIn(mentor, IDENTITY)).validUntil!;
    const reminders = async () => (await mailsTo(mentor)).filter(({ template }) => template === "check-ends").length;
    for (const [daysLeft, sent] of [
      [61, 0],
      [60, 1],
      [59, 1],
      [30, 2],
      [7, 3],
      [1, 3],
    ] as const) {
      const now = new Date(new Date(end).getTime() - daysLeft * DAY_MS);
      await Promise.all([sendCheckReminders(now), sendCheckReminders(now)]);
      expect([daysLeft, await reminders()]).toEqual([daysLeft, sent]);
    }
    expect((await mailsTo(mentor)).at(-1)!.text).toContain("your badge goes");
    await record(staff, mentor, QUALIFICATION);
    await requestCheck(await actorOf(mentor), QUALIFICATION);
    const other = (await checkIn(mentor, QUALIFICATION)).validUntil!;
    await sendCheckReminders(new Date(new Date(other).getTime() - 7 * DAY_MS));
    expect(await reminders()).toBe(3);
  });

  it("are defined with a name of their own", async () => {
    const staff = await createStaff("owner");
    const input = { name: "References", description: "Two families were called.", monthsValid: 12 };
    const ticks = { forBadge: false, forListing: false, isActive: true };
    await defineCheck(staff, { ...input, ...ticks });
    await expect(defineCheck(staff, { ...input, ...ticks })).rejects.toMatchObject({
      code: "invalid_input",
      fields: [{ field: "name" }],
    });
    await expect(defineCheck(staff, { ...input, ...ticks, checkId: 99_999 })).rejects.toMatchObject({
      code: "not_found",
    });
    const events = await prisma.auditEvent.findMany({ where: { actorId: staff.id } });
    expect(events.map(({ action }) => action)).toEqual(["check.defined"]);
  });

  it("announce a short check only from its next reminder on", () => {
    const now = new Date("2026-03-01");
    const end = endOfCheck(now, 1);
    expect(isoDay(end)).toBe("2026-04-01");
    expect(isoDay(endOfCheck(new Date("2026-01-31"), 1))).toBe("2026-02-28");
    const first = dueReminder(end, null, now);
    expect(first).toBe(60);
    expect(dueReminder(end, first, now)).toBeNull();
    expect(dueReminder(end, first, new Date("2026-03-03"))).toBe(30);
    expect(dueReminder(end, 7, new Date("2026-04-02"))).toBeNull();
  });
});
