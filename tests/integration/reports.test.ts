import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { CASE_KEPT_MONTHS } from "@/lib/domain/reports/report.rules";
import { caseOpenedMailTexts } from "@/lib/domain/mails/mails.messages";
import { reportMessages as messages } from "@/lib/domain/reports/report.messages";
import { type ReportInput, reportSchema } from "@/lib/domain/reports/report.schema";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { clearExpired } from "@/lib/server/clear-expired";
import { collectData } from "@/lib/server/profile/export-data";
import { confirmReport, submitReport } from "@/lib/server/reports/submit-report";
import { newEmail } from "../factories/account.factory";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview, removeFactoryData } from "../factories/mentor.factory";
import { createBookedMeeting, createPair, DAY_MS } from "../factories/pair.factory";
import { actorOf } from "../support/actor-of";

beforeEach(async () => {
  await removeFactoryData();
  // The demo of another file in this process has cases too.
  await prisma.report.deleteMany();
  await prisma.caseFile.deleteMany();
});
afterAll(removeFactoryData);

const visitor = () => ({ address: randomUUID() });
const reportOf = (kind: ReportInput["kind"], targetId: string, more: Partial<ReportInput> = {}): ReportInput => ({
  kind,
  targetId,
  reason: "spam",
  text: "This is not right.",
  email: undefined,
  ...more,
});
const cases = () => prisma.caseFile.findMany({ include: { reports: true } });

async function secretOfMail(email: string): Promise<string> {
  const mail = (await listOutbox()).find(({ recipient }) => recipient === email)!;
  return /\/report\/confirm\/([\w-]{43})\b/.exec(mail.text)![1]!;
}

it("makes one open case of simultaneous reports of one thing, and hides nothing", async () => {
  const mentor = await createMentorMember({ user: { about: "I teach from my kitchen." } });
  const reporters = await Promise.all(Array.from({ length: 20 }, () => createUserMember()));
  await Promise.all(
    reporters.map(async (reporter, index) => {
      const reason = index === 5 ? "child_safety" : "spam";
      const input = reportOf("profile", mentor.id, { reason });
      expect(await submitReport(await actorOf(reporter), input, visitor())).toEqual({ counts: true });
    }),
  );
  const [one, ...others] = await cases();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ kind: "profile", subjectId: mentor.id, isChildSafety: true, closedAt: null });
  expect(one!.reports.map(({ reporterId }) => reporterId).toSorted()).toEqual(reporters.map(({ id }) => id).toSorted());
  expect(one!.reports[0]!.snapshot).toMatchObject({ about: "I teach from my kitchen.", username: mentor.username });
  expect(await prisma.user.findUnique({ where: { id: mentor.id } })).toMatchObject({
    about: "I teach from my kitchen.",
  });
});

it("counts a person once in a case, and opens another case after the first is closed", async () => {
  const mentor = await createMentorMember();
  const review = await createReview({ mentor });
  const actor = await actorOf(await createUserMember());
  await submitReport(actor, reportOf("review", review.id), visitor());
  await submitReport(actor, reportOf("review", review.id, { text: "It names my child." }), visitor());
  const [first] = await cases();
  expect(first!.reports.map(({ text }) => text)).toEqual(["It names my child."]);
  expect(first).toMatchObject({ subjectId: review.studentId });
  await prisma.caseFile.update({ where: { id: first!.id }, data: { closedAt: new Date() } });
  await submitReport(actor, reportOf("review", review.id), visitor());
  expect(await cases()).toHaveLength(2);
});

it("lets a visitor's report count after the mailed link, once, however often it is pressed", async () => {
  const mentor = await createMentorMember();
  const email = newEmail();
  const input = reportOf("profile", mentor.id, { email });
  expect(await submitReport(null, input, visitor())).toEqual({ counts: false });
  expect(await cases()).toEqual([]);
  const token = await secretOfMail(email);
  await Promise.all(Array.from({ length: 5 }, () => confirmReport({ token }, visitor())));
  const [one, ...others] = await cases();
  expect(others).toEqual([]);
  expect(one!.reports).toHaveLength(1);
  expect(Buffer.from(one!.reports[0]!.confirmHash!).toString("base64url")).not.toBe(token);
});

it("refuses a visitor without an address, and unknown and expired links, and forgets what nobody confirms", async () => {
  const mentor = await createMentorMember();
  const email = newEmail();
  const refusal = { code: "invalid_input" };
  await expect(submitReport(null, reportOf("profile", mentor.id), visitor())).rejects.toMatchObject({
    ...refusal,
    fields: [{ field: "email", message: messages.emailNeeded }],
  });
  await expect(confirmReport({ token: "x".repeat(43) }, visitor())).rejects.toMatchObject({
    ...refusal,
    message: messages.linkInvalid,
  });
  await submitReport(null, reportOf("profile", mentor.id, { email }), visitor());
  await prisma.report.updateMany({ where: { email }, data: { confirmExpiresAt: new Date(Date.now() - 2 * DAY_MS) } });
  const token = await secretOfMail(email);
  await expect(confirmReport({ token }, visitor())).rejects.toMatchObject({ message: messages.linkExpired });
  await clearExpired(new Date());
  expect(await prisma.report.count({ where: { email } })).toBe(0);
});

it("lets only the two who meet report a meeting, each the other, without its place and contact", async () => {
  const { mentor, student } = await createPair();
  const meeting = await createBookedMeeting({ mentor, student }, new Date(Date.now() + DAY_MS), { topic: "Fractions" });
  const stranger = await actorOf(await createUserMember());
  const input = reportOf("meeting", meeting.id, { reason: "no_show" });
  await expect(submitReport(stranger, input, visitor())).rejects.toMatchObject({ code: "not_found" });
  await expect(submitReport(null, { ...input, email: newEmail() }, visitor())).rejects.toMatchObject({
    code: "not_found",
  });
  await submitReport(await actorOf(student), input, visitor());
  const [one] = await cases();
  expect(one).toMatchObject({ kind: "meeting", subjectId: mentor.id });
  expect(Object.keys(one!.reports[0]!.snapshot as object).toSorted()).toEqual([
    "className",
    "format",
    "startsAt",
    "topic",
  ]);
});

it("refuses reports of oneself, of what is gone, and too many by one account", async () => {
  const mentor = await createMentorMember();
  const own = submitReport(await actorOf(mentor), reportOf("profile", mentor.id), visitor());
  await expect(own).rejects.toMatchObject({ code: "not_allowed", message: messages.ownContent });
  const actor = await actorOf(await createUserMember());
  const gone = () => submitReport(actor, reportOf("review", randomUUID()), visitor());
  for (let count = 0; count < 20; count += 1) await expect(gone()).rejects.toMatchObject({ code: "not_found" });
  await expect(gone()).rejects.toMatchObject({ code: "too_many_requests" });
});

it("opens a case for each side when both report one meeting", async () => {
  const { mentor, student } = await createPair();
  const meeting = await createBookedMeeting({ mentor, student }, new Date(Date.now() + DAY_MS), { topic: "Fractions" });
  for (const side of [student, mentor]) {
    await submitReport(await actorOf(side), reportOf("meeting", meeting.id), visitor());
  }
  const subjects = (await cases()).map(({ subjectId, reports }) => [subjectId, reports.length]);
  expect(subjects.toSorted()).toEqual(
    [
      [mentor.id, 1],
      [student.id, 1],
    ].toSorted(),
  );
});

it("tells those who decide about cases once of a new one and of a child's safety, but not the reported person", async () => {
  const [owner, moderator, verifier] = await Promise.all([1, 2, 3].map(() => createUserMember()));
  const mentor = await createMentorMember();
  const roles = [
    { userId: owner!.id, role: "owner" },
    { userId: moderator!.id, role: "moderator" },
    { userId: verifier!.id, role: "verifier" },
    { userId: mentor.id, role: "moderator" },
  ] as const;
  await prisma.staffMember.createMany({ data: [...roles] });
  const subjects = async () =>
    (await listOutbox())
      .filter(({ template }) => template === "case-opened")
      .map(({ recipient, subject }) => `${recipient} ${subject}`)
      .toSorted();
  const toBoth = (subject: string) => [owner!, moderator!].map(({ email }) => `${email} ${subject}`);
  const { subject, urgentSubject } = caseOpenedMailTexts;
  for (const reason of ["spam", "other", "child_safety", "child_safety"] as const) {
    await submitReport(await actorOf(await createUserMember()), reportOf("profile", mentor.id, { reason }), visitor());
  }
  expect(await subjects()).toEqual([...toBoth(subject), ...toBoth(urgentSubject)].toSorted());
  expect((await listOutbox())[0]!.text).toContain("This is not right.");
});

it("answers alike for what does not exist, is suspended or is of another kind, and stores nothing", async () => {
  const mentor = await createMentorMember();
  const review = await createReview({ mentor });
  const student = await createUserMember();
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedAt: new Date() } });
  const targets = [
    ["profile", randomUUID()],
    ["profile", mentor.id],
    ["picture", mentor.id],
    ["review", review.id],
    ["profile", student.id],
  ] as const;
  for (const reporter of [null, await actorOf(student)]) {
    for (const [kind, id] of targets) {
      const sent = submitReport(reporter, reportOf(kind, id, { email: newEmail() }), visitor());
      await expect(sent).rejects.toMatchObject({ code: "not_found", message: messages.gone });
    }
  }
  expect(await prisma.report.count()).toBe(0);
});

it("keeps what was reported when the accounts go, without the people", async () => {
  const mentor = await createMentorMember({ user: { about: "I teach from my kitchen." } });
  const reporter = await createUserMember();
  await submitReport(await actorOf(reporter), reportOf("profile", mentor.id), visitor());
  expect((await collectData(reporter.id)).reports).toMatchObject([
    { kind: "profile", reason: "spam", text: "This is not right." },
  ]);
  await deleteAccount(await actorOf(reporter));
  await deleteAccount(await actorOf(mentor));
  const [one] = await cases();
  expect(one!.reports).toMatchObject([{ reporterId: null, email: null, text: "This is not right." }]);
  expect(one!.reports[0]!.snapshot).toEqual({ about: "I teach from my kitchen.", subjects: expect.anything() });
});

it("deletes a case and its reports months after it was closed, and no open one", async () => {
  const mentor = await createMentorMember();
  const actor = await actorOf(await createUserMember());
  await submitReport(actor, reportOf("profile", mentor.id), visitor());
  const later = new Date();
  later.setUTCMonth(later.getUTCMonth() + CASE_KEPT_MONTHS, later.getUTCDate() + 1);
  await clearExpired(later);
  expect(await cases()).toHaveLength(1);
  await prisma.caseFile.updateMany({ data: { closedAt: new Date() } });
  await clearExpired(new Date());
  expect(await cases()).toHaveLength(1);
  await clearExpired(later);
  expect(await prisma.report.count()).toBe(0);
});

it("takes a reason of the list and at most 1,000 characters", () => {
  const input = { ...reportOf("profile", randomUUID()), email: "" };
  expect(reportSchema.parse(input).email).toBeUndefined();
  expect(reportSchema.safeParse({ ...input, text: "x".repeat(1000) }).success).toBe(true);
  expect(reportSchema.safeParse({ ...input, text: "x".repeat(1001) }).success).toBe(false);
  expect(reportSchema.safeParse({ ...input, reason: "boredom" }).success).toBe(false);
});
