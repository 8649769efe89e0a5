import { afterAll, beforeEach, expect, it } from "vitest";
import { caseMessages as messages } from "@/lib/domain/cases/case.messages";
import { type CaseDecisionInput, decideCaseSchema } from "@/lib/domain/cases/case.schema";
import type { ReportInput } from "@/lib/domain/reports/report.schema";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { listOutbox } from "@/lib/platform/mail/outbox";
import { addCaseNote, claimCase } from "@/lib/server/cases/change-case";
import { decideCase } from "@/lib/server/cases/decide-case";
import { getCase } from "@/lib/server/cases/get-case";
import { listCases } from "@/lib/server/cases/list-cases";
import { submitReport } from "@/lib/server/reports/submit-report";
import { answerReview } from "@/lib/server/reviews/change-review";
import { findOwnReview, findPublicReview, listReviews } from "@/lib/server/reviews/list-reviews";
import { listNewestReviewIds } from "@/lib/server/reviews/review.repository";
import { asStaff } from "@/lib/server/staff/staff-actor";
import { createMentorMember, createUserMember } from "../factories/member.factory";
import { createReview } from "../factories/mentor.factory";
import { makeStaff } from "../factories/staff.factory";
import { emptyAccounts } from "../support/account-requests";
import { actorOf } from "../support/actor-of";

beforeEach(emptyAccounts);
afterAll(emptyAccounts);

async function createStaff(role: StaffRole = "moderator") {
  const member = await makeStaff(await createUserMember(), role);
  return asStaff(await actorOf(member), "decideCases", "request-1");
}

async function report(kind: ReportInput["kind"], targetId: string, reporter?: Actor): Promise<string> {
  const actor = reporter ?? (await actorOf(await createUserMember()));
  await submitReport(actor, { kind, targetId, reason: "spam", text: "", email: undefined }, { address: targetId });
  const { id } = await prisma.caseFile.findFirstOrThrow({ where: { kind, targetId, closedAt: null } });
  return id;
}

async function decision(caseId: string, more: object = {}): Promise<CaseDecisionInput> {
  const { id: newest } = await prisma.report.findFirstOrThrow({ where: { caseId }, orderBy: { createdAt: "desc" } });
  return decideCaseSchema.parse({ caseId, newest, decision: "warn", reason: "It is an advertisement.", ...more });
}

const mailsOf = async (template: string) => (await listOutbox()).filter((mail) => mail.template === template);
const audited = (caseId: string) =>
  prisma.auditEvent.findMany({ where: { action: "case.decided", target: `case:${caseId}` } });

it("takes one of 50 simultaneous decisions, with one mail and one audit event", async () => {
  const mentor = await createMentorMember();
  const caseId = await report("profile", mentor.id);
  const deciders = await Promise.all([createStaff(), createStaff("owner")]);
  const input = await decision(caseId);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => decideCase(deciders[index % 2]!, input)),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(49);
  for (const { reason } of refused) expect(reason).toMatchObject({ message: messages.decidedMeanwhile });
  expect((await mailsOf("case-decided")).map(({ recipient }) => recipient)).toEqual([mentor.email]);
  expect(await mailsOf("report-outcome")).toHaveLength(1);
  expect(await audited(caseId)).toMatchObject([
    { subjectId: mentor.id, target: `case:${caseId}`, after: { decision: "warn", reason: "It is an advertisement." } },
  ]);
  expect(await prisma.caseDecision.count()).toBe(1);
});

it("hides a review with its stars, except from its author", async () => {
  const [mentor, student] = await Promise.all([createMentorMember(), createUserMember()]);
  const review = await createReview({ mentor, student }, { rating: 1 });
  await createReview({ mentor }, { rating: 5 });
  const caseId = await report("review", review.id);
  await decideCase(await createStaff(), await decision(caseId, { decision: "hide" }));
  const { reviews, total } = await listReviews(mentor.id);
  expect([reviews.map(({ rating }) => rating), total]).toEqual([[5], 1]);
  expect(await findPublicReview(mentor.id, review.id)).toBeNull();
  expect((await listNewestReviewIds([mentor.id])).get(mentor.id)).not.toContain(review.id);
  expect(await prisma.mentorRating.findFirst({ where: { mentorId: mentor.mentorProfile.id } })).toMatchObject({
    star1: 0,
    star5: 1,
  });
  expect(await findOwnReview(await actorOf(student), mentor.id)).toMatchObject({ id: review.id });
  await expect(answerReview(await actorOf(mentor), review.id, "Thank you.")).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(report("review", review.id)).rejects.toMatchObject({ code: "not_found" });
  await prisma.review.delete({ where: { id: review.id } });
  expect(await prisma.mentorRating.findFirst({ where: { mentorId: mentor.mentorProfile.id } })).toMatchObject({
    star1: 0,
    star5: 1,
  });
  const [mail] = await mailsOf("case-decided");
  expect(mail!.recipient).toBe(student.email);
  expect(mail!.text).toContain("It is an advertisement.");
});

it("removes a reported picture, but not a new one", async () => {
  const mentor = await createMentorMember({ user: { avatar: "/uploads/one.webp" } });
  const first = await report("picture", mentor.id);
  await prisma.user.update({ where: { id: mentor.id }, data: { avatar: "/uploads/two.webp" } });
  const staff = await createStaff();
  await expect(decideCase(staff, await decision(first, { decision: "hide" }))).rejects.toMatchObject({
    message: messages.contentGone,
  });
  expect(await prisma.caseFile.findUnique({ where: { id: first } })).toMatchObject({ closedAt: null });
  await prisma.user.update({ where: { id: mentor.id }, data: { avatar: "/uploads/one.webp" } });
  await decideCase(staff, await decision(first, { decision: "hide" }));
  expect(await prisma.user.findUnique({ where: { id: mentor.id } })).toMatchObject({ avatar: null });
});

it("asks for changes, suspends, and deletes with the case", async () => {
  const [asked, suspended, deleted] = await Promise.all([
    createMentorMember(),
    createMentorMember(),
    createMentorMember(),
  ]);
  const staff = await createStaff();
  const decide = async (id: string, more: object) =>
    decideCase(staff, await decision(await report("profile", id), more));
  await decide(asked.id, { decision: "changes" });
  expect(await prisma.mentorProfile.findUnique({ where: { userId: asked.id } })).toMatchObject({
    standing: "changes_requested",
    standingReason: "It is an advertisement.",
  });
  await decide(suspended.id, { decision: "suspend", length: "for-good" });
  expect(await prisma.user.findUnique({ where: { id: suspended.id } })).toMatchObject({
    suspendedAt: expect.any(Date),
    suspendedUntil: null,
  });
  await expect(decide(deleted.id, { decision: "delete", username: "another" })).rejects.toMatchObject({
    message: messages.usernameWrong,
  });
  await decide(deleted.id, { decision: "delete", username: deleted.username });
  expect(await prisma.user.findUnique({ where: { id: deleted.id } })).toMatchObject({ deletedAt: expect.any(Date) });
  const mails = await mailsOf("case-decided");
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [asked.email, suspended.email, deleted.email].toSorted(),
  );
});

it("refuses the person it is about, who reported it, and a decision about another state", async () => {
  const [self, other] = await Promise.all([createStaff("owner"), createStaff()]);
  const own = await report("profile", (await makeMentorOf(self)).id);
  await expect(decideCase(self, await decision(own))).rejects.toMatchObject({ message: messages.notYourself });
  await expect(decideCase(other, await decision(own))).rejects.toMatchObject({ message: messages.staffByOwners });
  await expect(addCaseNote(self, { caseId: own, text: "Wrong." })).rejects.toMatchObject({ code: "not_allowed" });

  const mentor = await createMentorMember();
  const reported = await report("profile", mentor.id, other);
  await expect(decideCase(other, await decision(reported))).rejects.toMatchObject({ message: messages.ownReport });
  const seen = await decision(reported);
  await report("profile", mentor.id);
  await expect(decideCase(self, seen)).rejects.toMatchObject({ message: messages.newReport });
  await expect(decideCase(self, await decision(reported, { decision: "hide" }))).rejects.toMatchObject({
    message: messages.notPossible,
  });
  for (const id of [own, reported]) expect(await audited(id)).toEqual([]);
});

async function makeMentorOf({ id }: { id: string }) {
  await prisma.user.update({ where: { id }, data: { role: "mentor", mentorProfile: { create: {} } } });
  return { id };
}

it("gives a case to one of two who claim it, and to another who takes it over", async () => {
  const mentor = await createMentorMember();
  const caseId = await report("profile", mentor.id);
  const [one, two] = await Promise.all([createStaff(), createStaff()]);
  const claims = [one, two].map((staff) => claimCase(staff, { caseId, holder: "", takes: true }));
  const results = await Promise.allSettled(claims);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [holder, other] = results[0]!.status === "fulfilled" ? [one, two] : [two, one];
  expect(await getCase(one, caseId)).toMatchObject({ claimedBy: { id: holder.id } });
  await claimCase(other, { caseId, holder: holder.id, takes: true });
  expect(await getCase(one, caseId)).toMatchObject({ claimedBy: { id: other.id } });
});

it("lists child safety first, then the oldest, and shows the history of the account", async () => {
  const mentor = await createMentorMember({ user: { avatar: "/uploads/one.webp" } });
  const staff = await createStaff();
  const former = await report("profile", mentor.id);
  await decideCase(staff, await decision(former));
  const old = await report("picture", mentor.id);
  await prisma.caseFile.update({ where: { id: old }, data: { openedAt: new Date("2026-01-01") } });
  const fresh = await report("profile", mentor.id);
  const urgent = await report("profile", (await createMentorMember()).id);
  await prisma.caseFile.update({ where: { id: urgent }, data: { isChildSafety: true } });
  const idsOf = async (query: object) =>
    (await listCases({ show: "open", kind: undefined, reason: undefined, page: 1, ...query })).cases.map(
      ({ id }) => id,
    );
  expect(await idsOf({})).toEqual([urgent, old, fresh]);
  expect(await idsOf({ kind: "picture" })).toEqual([old]);
  expect(await idsOf({ reason: "harassment" })).toEqual([]);
  expect(await idsOf({ show: "closed" })).toEqual([former]);
  await addCaseNote(staff, { caseId: fresh, text: "The same again." });
  const file = await getCase(staff, fresh);
  expect(file.counts).toMatchObject({ cases: 2, warnings: 1 });
  expect(file.history.map(({ id }) => id).toSorted()).toEqual([former, old].toSorted());
  expect(file.notes).toMatchObject([{ text: "The same again." }]);
});
