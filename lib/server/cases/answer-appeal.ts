import "server-only";
import { appealMessages as messages } from "@/lib/domain/cases/appeal.messages";
import { isAppealable } from "@/lib/domain/cases/appeal.rules";
import type { AppealAnswer, ReviewToShow } from "@/lib/domain/cases/appeal.schema";
import { caseMessages } from "@/lib/domain/cases/case.messages";
import { mayActOn, mayDecideAbout } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { liftSuspension } from "@/lib/server/account/suspend-account";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { clearTexts } from "@/lib/server/flags/flag-texts";
import { refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { lockReview } from "@/lib/server/reviews/review.repository";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { refreshPagesOf } from "@/lib/server/verification/mentor-to-review";
import { takeBackChanges } from "@/lib/server/verification/standing";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { appealAnswerMail } from "./case-mails";

type Tx = Prisma.TransactionClient;
type AfterCommit = () => void | Promise<void>;

/**
 * Answers an appeal, and takes the decision back where it was wrong. Of simultaneous answers one happens, with one mail
 * and one audit event.
 * @throws AppError not_found; not_allowed about oneself, an own decision or report, or staff unless an owner answers;
 *   conflict when nobody has appealed, somebody has answered, or the suspension has changed since
 */
export async function answerAppeal(staff: StaffActor, input: AppealAnswer): Promise<void> {
  const { caseId, outcome, answer } = input;
  const file = await getDecidedCase(prisma, staff, caseId);
  const { decision, subject } = getAppealToAnswer(staff, file);
  const isReachable = subject.emailVerifiedAt !== null && subject.deletedAt === null;
  const mail = isReachable ? await appealAnswerMail(subject.email, { decision: decision.kind, outcome, answer }) : null;
  const afterCommit = await prisma.$transaction(async (tx) => {
    await lockSubject(tx, caseId);
    const current = await getDecidedCase(tx, staff, caseId);
    getAppealToAnswer(staff, current);
    await tx.caseAppeal.update({
      where: { caseId },
      data: { outcome, answer, decidedById: staff.id, decidedAt: new Date() },
      select: { caseId: true },
    });
    await recordAudit(tx, {
      action: "case.appeal_answered",
      actorId: staff.id,
      subjectId: current.subjectId,
      target: `case:${caseId}`,
      after: { decision: decision.kind, outcome, answer },
      requestId: staff.requestId,
    });
    const done = outcome === "reversed" ? await takeBack(tx, staff, current) : () => {};
    if (mail) await putInOutbox(tx, mail);
    return done;
  });
  await afterCommit();
  deliverMailsAfterAnswer();
}

/**
 * Shows a hidden review again without an appeal, which corrects a mistake of the staff.
 * @throws AppError not_found; not_allowed about oneself, an own report, or staff unless an owner decides; conflict when
 *   it is not hidden
 */
export async function showReviewAgain(staff: StaffActor, { caseId, reason }: ReviewToShow): Promise<void> {
  const afterCommit = await prisma.$transaction(async (tx) => {
    await lockSubject(tx, caseId);
    const file = await getDecidedCase(tx, staff, caseId);
    const done = await unhide(tx, file);
    if (!done) throw new AppError("conflict", { message: messages.notHidden });
    await clearTexts(tx, caseId);
    await recordAudit(tx, {
      action: "review.shown_again",
      actorId: staff.id,
      subjectId: file.subjectId,
      target: `case:${caseId}`,
      after: { reason },
      requestId: staff.requestId,
    });
    return done;
  });
  afterCommit();
}

type DecidedCase = Awaited<ReturnType<typeof getDecidedCase>>;

async function getDecidedCase(db: Tx, staff: StaffActor, id: string) {
  const file = await db.caseFile.findUnique({
    where: { id },
    select: {
      kind: true,
      targetId: true,
      subjectId: true,
      subject: {
        select: {
          email: true,
          emailVerifiedAt: true,
          deletedAt: true,
          suspendedAt: true,
          suspendedUntil: true,
          staff: { select: { role: true } },
        },
      },
      decision: { include: { appeal: true } },
      reports: { where: { reporterId: staff.id }, select: { id: true }, take: 1 },
    },
  });
  if (!file) throw new AppError("not_found");
  const { subject, subjectId, decision, reports, ...rest } = file;
  if (!mayActOn(staff, { id: subjectId, isStaff: subject.staff !== null })) {
    const message = mayDecideAbout(staff, subjectId) ? caseMessages.staffByOwners : caseMessages.notYourself;
    throw new AppError("not_allowed", { message });
  }
  if (reports.length > 0) throw new AppError("not_allowed", { message: caseMessages.ownReport });
  if (!decision) throw new AppError("not_found");
  return { ...rest, subject, subjectId, decision };
}

function getAppealToAnswer(staff: StaffActor, { decision, subject }: DecidedCase) {
  if (decision.decidedById === staff.id) throw new AppError("not_allowed", { message: messages.ownDecision });
  const { kind, appeal } = decision;
  if (!isAppealable(kind) || !appeal?.writtenAt) throw new AppError("conflict", { message: messages.notWritten });
  if (appeal.outcome) throw new AppError("conflict", { message: messages.answered });
  return { decision: { ...decision, kind }, subject };
}

/** Answers and decisions about one account happen one after the other. */
async function lockSubject(tx: Tx, caseId: string): Promise<void> {
  await tx.$queryRaw`
    select 1 from user_account where id = (select subject_id from case_file where id = ${caseId}::uuid) for no key update`;
}

/** Undoes what the decision did and still holds. @returns what must follow the commit */
async function takeBack(tx: Tx, staff: StaffActor, file: DecidedCase): Promise<AfterCommit> {
  const nothing = () => {};
  await clearTexts(tx, file.decision.caseId);
  switch (file.decision.kind) {
    case "suspend":
      return (await endSuspension(tx, staff, file)) ?? nothing;
    case "hide":
      return (await unhide(tx, file)) ?? nothing;
    case "changes":
      await takeBackChanges(tx, staff, file.subjectId, file.decision.reason);
      return () => refreshPagesOf(file.subjectId);
    default:
      return () => refreshPagesOf(file.subjectId);
  }
}

async function endSuspension(tx: Tx, staff: StaffActor, { subject, subjectId, decision }: DecidedCase) {
  const { suspendedAt, suspendedUntil } = subject;
  if (!suspendedAt) return null;
  const { caseId, kind, decidedAt, until } = decision;
  const later = await tx.caseDecision.count({
    where: { kind, decidedAt: { gt: decidedAt }, caseId: { not: caseId }, case: { subjectId } },
  });
  // Another decision, or staff under People, may hold the suspension by now.
  const isOwn =
    suspendedAt.getTime() === decidedAt.getTime() && suspendedUntil?.getTime() === until?.getTime() && later === 0;
  if (!isOwn) throw new AppError("conflict", { message: messages.suspensionChanged });
  const afterCommit = await liftSuspension(tx, subjectId);
  await recordAudit(tx, {
    action: "account.suspension_lifted",
    actorId: staff.id,
    subjectId,
    target: `case:${decision.caseId}`,
    before: { suspended: decision.until?.toISOString() ?? "for good" },
    after: { suspended: null },
    requestId: staff.requestId,
  });
  return afterCommit;
}

/** @returns null when the review is gone, public, or hidden by another case since */
async function unhide(tx: Tx, { kind, targetId, decision }: DecidedCase): Promise<(() => void) | null> {
  if (kind !== "review" || decision.kind !== "hide") return null;
  const review = await lockReview(tx, targetId);
  const hiddenHere = { id: targetId, hiddenAt: decision.decidedAt };
  const { count } = await tx.review.updateMany({ where: hiddenHere, data: { hiddenAt: null } });
  return review && count === 1 ? () => refreshMentorPages([review.username]) : null;
}
