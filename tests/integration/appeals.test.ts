import { afterAll, beforeEach, expect, it } from "vitest";
import { appealMailTexts, appealMessages as messages } from "@/lib/domain/cases/appeal.messages";
import { APPEAL_DAYS } from "@/lib/domain/cases/appeal.rules";
import { caseMessages } from "@/lib/domain/cases/case.messages";
import { decideCaseSchema } from "@/lib/domain/cases/case.schema";
import type { ReportInput } from "@/lib/domain/reports/report.schema";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { answerAppeal, showReviewAgain } from "@/lib/server/cases/answer-appeal";
import { findAppeal, writeAppeal } from "@/lib/server/cases/appeal";
import { decideCase } from "@/lib/server/cases/decide-case";
import { getCase } from "@/lib/server/cases/get-case";
import { listCases } from "@/lib/server/cases/list-cases";
import { clearExpired } from "@/lib/server/clear-expired";
import { collectData } from "@/lib/server/profile/export-data";
import { submitReport } from "@/lib/server/reports/submit-report";
import { listReviews } from "@/lib/server/reviews/list-reviews";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

const DAY_MS = 24 * 60 * 60 * 1000;
const visitor = { address: "192.0.2.9" };

async function createStaff(role: StaffRole = "moderator") {
  return asStaff(await actorOf(await makeStaff(await createUserMember(), role)), "decideCases", "request-1");
}

type Deciding = { kind?: ReportInput["kind"]; more?: object; decider?: Awaited<ReturnType<typeof createStaff>> };

/** Decides a case about something, and returns the secret of the mailed link. */
async function decide(targetId: string, { kind = "profile", more = {}, decider }: Deciding = {}) {
  const reporter = await actorOf(await createUserMember());
  await submitReport(reporter, { kind, targetId, reason: "spam", text: "", email: undefined }, visitor);
  const { id: caseId, reports } = await prisma.caseFile.findFirstOrThrow({
    where: { kind, targetId, closedAt: null },
    include: { reports: { orderBy: { createdAt: "desc" } } },
  });
  const decision = { caseId, newest: reports[0]!.id, decision: "warn", reason: "It is an advertisement.", ...more };
  await decideCase(decider ?? (await createStaff()), decideCaseSchema.parse(decision));
  const [mail] = await mailsOf("case-decided");
  return { caseId, token: /\/appeal\/([\w-]{43})/.exec(mail!.text)![1]! };
}

const mailsOf = async (template: string) => (await listOutbox()).filter((mail) => mail.template === template);
const written = (token: string) => writeAppeal({ token, text: "I teach alone." }, visitor);
const answer = (caseId: string, outcome: "kept" | "reversed") => ({ caseId, outcome, answer: "We have looked again." });

it("takes one appeal, tells the other staff, and lets one of many answers happen", async () => {
  const mentor = await createMentorMember();
  const [decider, owner, other] = await Promise.all([createStaff(), createStaff("owner"), createStaff()]);
  const { caseId, token } = await decide(mentor.id, { decider });
  expect(await findAppeal(token, new Date())).toMatchObject({ decision: "warn", text: null, answer: null });
  await expect(answerAppeal(owner, answer(caseId, "kept"))).rejects.toMatchObject({ message: messages.notWritten });
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => written(token)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(written(token)).rejects.toMatchObject({ message: messages.writtenAlready });
  const addresses = await prisma.user.findMany({
    where: { id: { in: [owner.id, other.id] } },
    select: { email: true },
  });
  expect((await mailsOf("appeal-waits")).map(({ recipient }) => recipient).toSorted()).toEqual(
    addresses.map(({ email }) => email).toSorted(),
  );
  const queue = await listCases({ show: "appeals", kind: undefined, reason: undefined, page: 1 });
  expect(queue.cases).toMatchObject([{ id: caseId, appealedAt: expect.any(Date) }]);

  await expect(answerAppeal(decider, answer(caseId, "kept"))).rejects.toMatchObject({ message: messages.ownDecision });
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      answerAppeal(index % 2 ? owner : other, answer(caseId, index % 3 ? "kept" : "reversed")),
    ),
  );
  const refused = answers.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(19);
  for (const { reason } of refused) expect(reason).toMatchObject({ message: messages.answered });
  expect((await mailsOf("appeal-answered")).map(({ recipient }) => recipient)).toEqual([mentor.email]);
  expect(await prisma.auditEvent.count({ where: { action: "case.appeal_answered", target: `case:${caseId}` } })).toBe(
    1,
  );
  const { outcome } = (await findAppeal(token, new Date()))!.answer!;
  expect((await mailsOf("appeal-answered"))[0]!.text).toContain(
    appealMailTexts[outcome === "kept" ? "kept" : "looked"],
  );
  expect((await getCase(owner, caseId)).counts.warnings).toBe(outcome === "kept" ? 1 : 0);
  expect((await collectData(mentor.id)).appeals).toMatchObject([{ text: "I teach alone.", outcome }]);
});

it("takes a suspension back, unless it has been changed since", async () => {
  const mentor = await createMentorMember();
  const { caseId, token } = await decide(mentor.id, { more: { decision: "suspend", length: "for-good" } });
  await written(token);
  const other = await createStaff();
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedUntil: new Date("2999-01-01") } });
  await expect(answerAppeal(other, answer(caseId, "reversed"))).rejects.toMatchObject({
    message: messages.suspensionChanged,
  });
  expect(await mailsOf("appeal-answered")).toEqual([]);
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedUntil: null } });
  await answerAppeal(other, answer(caseId, "reversed"));
  expect(await prisma.user.findUnique({ where: { id: mentor.id } })).toMatchObject({ suspendedAt: null });
  expect((await getCase(other, caseId)).counts.suspensions).toBe(0);
});

it("leaves a suspension that another decision holds by now", async () => {
  const mentor = await createMentorMember();
  const more = { decision: "suspend", length: "for-good" };
  const first = await decide(mentor.id, { more });
  await written(first.token);
  // Staff have lifted it, and somebody else has suspended the account again.
  await prisma.user.update({ where: { id: mentor.id }, data: { suspendedAt: null } });
  await decide(mentor.id, { kind: "profile", more });
  await expect(answerAppeal(await createStaff(), answer(first.caseId, "reversed"))).rejects.toMatchObject({
    message: messages.suspensionChanged,
  });
  expect(await prisma.user.findUnique({ where: { id: mentor.id } })).toMatchObject({ suspendedAt: expect.any(Date) });
});

it("leaves a review that another case hides by now", async () => {
  const [mentor, student] = await Promise.all([createMentorMember(), createUserMember()]);
  const review = await createReview({ mentor, student }, { rating: 2 });
  const staff = await createStaff();
  const hide = () => decide(review.id, { kind: "review", more: { decision: "hide" }, decider: staff });
  const first = await hide();
  await showReviewAgain(staff, { caseId: first.caseId, reason: "It was another one." });
  await hide();
  expect((await getCase(staff, first.caseId)).isReviewHidden).toBe(false);
  await expect(showReviewAgain(staff, { caseId: first.caseId, reason: "Again." })).rejects.toMatchObject({
    message: messages.notHidden,
  });
  await written(first.token);
  await answerAppeal(await createStaff(), answer(first.caseId, "reversed"));
  expect((await listReviews(mentor.id)).total).toBe(0);
});

it("shows a hidden review again, by an appeal or by correcting the mistake", async () => {
  const [mentor, student] = await Promise.all([createMentorMember(), createUserMember()]);
  const review = await createReview({ mentor, student }, { rating: 2 });
  const starsOf = async () => (await listReviews(mentor.id)).reviews.map(({ rating }) => rating);
  const decider = await createStaff();
  const hide = () => decide(review.id, { kind: "review", more: { decision: "hide" }, decider });
  const first = await hide();
  expect(await starsOf()).toEqual([]);
  expect((await getCase(decider, first.caseId)).isReviewHidden).toBe(true);
  await written(first.token);
  await answerAppeal(await createStaff(), answer(first.caseId, "reversed"));
  expect(await starsOf()).toEqual([2]);

  const second = await hide();
  await showReviewAgain(decider, { caseId: second.caseId, reason: "It was another one." });
  expect(await starsOf()).toEqual([2]);
  expect(await prisma.mentorRating.findFirst({ where: { mentorId: mentor.mentorProfile.id } })).toMatchObject({
    star2: 1,
  });
  await expect(showReviewAgain(decider, { caseId: second.caseId, reason: "Again." })).rejects.toMatchObject({
    message: messages.notHidden,
  });
});

it("approves a mentor from whom changes were wrongly requested", async () => {
  const mentor = await createMentorMember();
  const { caseId, token } = await decide(mentor.id, { more: { decision: "changes" } });
  await written(token);
  await answerAppeal(await createStaff(), answer(caseId, "reversed"));
  expect(await prisma.mentorProfile.findUnique({ where: { userId: mentor.id } })).toMatchObject({
    standing: "approved",
    standingReason: null,
  });
});

it("refuses answers about oneself, an own report, and about staff unless an owner answers", async () => {
  const [self, reporter] = await Promise.all([createStaff("owner"), createStaff()]);
  await prisma.user.update({ where: { id: self.id }, data: { role: "mentor", mentorProfile: { create: {} } } });
  const decider = await createStaff("owner");
  const { caseId, token } = await decide(self.id, { decider });
  await written(token);
  await expect(answerAppeal(self, answer(caseId, "reversed"))).rejects.toMatchObject({
    message: caseMessages.notYourself,
  });
  await expect(answerAppeal(reporter, answer(caseId, "reversed"))).rejects.toMatchObject({
    message: caseMessages.staffByOwners,
  });
  const mentor = await createMentorMember();
  const own = { kind: "profile", targetId: mentor.id, reason: "spam", text: "", email: undefined } as const;
  await submitReport(reporter, own, visitor);
  const reported = await decide(mentor.id, { decider });
  await written(reported.token);
  await expect(answerAppeal(reporter, answer(reported.caseId, "kept"))).rejects.toMatchObject({
    message: caseMessages.ownReport,
  });
});

it("ends with the link's days, and with the account", async () => {
  const [late, gone] = await Promise.all([createMentorMember(), createMentorMember()]);
  const { token } = await decide(late.id);
  const after = new Date(Date.now() + (APPEAL_DAYS + 2) * DAY_MS);
  expect(await findAppeal(token, after)).toBeNull();
  await prisma.caseAppeal.updateMany({ data: { expiresAt: new Date(Date.now() - DAY_MS / 2) } });
  await expect(written(token)).rejects.toMatchObject({ message: messages.linkExpired });
  await expect(written("x".repeat(43))).rejects.toMatchObject({ message: messages.linkInvalid });
  await prisma.outboxMail.deleteMany();
  const { caseId, token: kept } = await decide(gone.id);
  await written(kept);
  await clearExpired(after);
  expect(await prisma.caseAppeal.findMany({ select: { caseId: true } })).toEqual([{ caseId }]);
});
