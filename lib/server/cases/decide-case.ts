import "server-only";
import { isAppealable } from "@/lib/domain/cases/appeal.rules";
import { caseMessages as messages } from "@/lib/domain/cases/case.messages";
import { decisionsFor, hasReported } from "@/lib/domain/cases/case.rules";
import type { CaseDecisionInput } from "@/lib/domain/cases/case.schema";
import { isFlag } from "@/lib/domain/reports/report.rules";
import { isPossibleEnd } from "@/lib/domain/people/people.rules";
import { mayActOn, mayDecideAbout } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { pictureStorage } from "@/lib/platform/storage/picture-storage";
import { removeAccount } from "@/lib/server/account/delete-account";
import { newMailSecret } from "@/lib/server/account/mail-tokens";
import { prepareSuspension, suspendAccount } from "@/lib/server/account/suspend-account";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { clearTexts } from "@/lib/server/flags/flag-texts";
import { refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { lockReview } from "@/lib/server/reviews/review.repository";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { refreshPagesOf } from "@/lib/server/verification/mentor-to-review";
import { askForChanges } from "@/lib/server/verification/standing";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { allowAppeal } from "./appeal";
import { decisionMail, outcomeMails } from "./case-mails";

type Tx = Prisma.TransactionClient;
type AfterCommit = () => void | Promise<void>;

/**
 * Decides a case: in one transaction what it says, the audit, the mail to the person and those to everybody who reported.
 * Of simultaneous decisions one happens.
 * @throws AppError not_found; not_allowed about oneself, one's own report, or staff unless an owner decides; conflict when
 *   the case is decided, a newer report has come in, or the decision is not possible any more; invalid_input
 */
export async function decideCase(staff: StaffActor, input: CaseDecisionInput): Promise<void> {
  const now = new Date();
  const file = await getCaseToDecide(prisma, staff, input);
  checkFields(input, file.subject.username, now);
  const mails = await prepareMails(file, input);
  const close = (tx: Tx) => closeCase(tx, { staff, input, now, mails });
  if (input.decision === "delete") {
    await removeAccount(file.subjectId, {
      by: staff,
      mail: mails.toSubject,
      authorise: (tx) => close(tx).then(() => {}),
    });
    return;
  }
  const farewell = input.decision === "suspend" ? await prepareSuspension(file.subjectId, now) : undefined;
  const afterCommit = await prisma.$transaction(async (tx) => {
    const current = await close(tx);
    const done = await carryOut(tx, { staff, input, now, file: current, farewell });
    if (mails.toSubject) await putInOutbox(tx, mails.toSubject);
    return done;
  });
  await afterCommit();
  deliverMailsAfterAnswer();
}

type CaseToDecide = Awaited<ReturnType<typeof getCaseToDecide>>;

async function getCaseToDecide(db: Tx, staff: StaffActor, { caseId, newest, decision }: CaseDecisionInput) {
  const file = await db.caseFile.findUnique({
    where: { id: caseId },
    select: {
      kind: true,
      targetId: true,
      subjectId: true,
      closedAt: true,
      subject: {
        select: {
          email: true,
          username: true,
          emailVerifiedAt: true,
          deletedAt: true,
          staff: { select: { role: true } },
          mentorProfile: { select: { id: true } },
        },
      },
      reports: {
        select: {
          id: true,
          reason: true,
          email: true,
          reporterId: true,
          snapshot: true,
          reporter: { select: { email: true, emailVerifiedAt: true, deletedAt: true } },
        },
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      },
    },
  });
  if (!file) throw new AppError("not_found");
  const { subject, subjectId, reports } = file;
  if (!mayActOn(staff, { id: subjectId, isStaff: subject.staff !== null })) {
    const message = mayDecideAbout(staff, subjectId) ? messages.staffByOwners : messages.notYourself;
    throw new AppError("not_allowed", { message });
  }
  const reporterIds = reports.map(({ reporterId }) => reporterId);
  if (hasReported(staff, reporterIds)) throw new AppError("not_allowed", { message: messages.ownReport });
  if (file.closedAt) throw conflict(messages.decidedMeanwhile);
  if (reports[0]?.id !== newest) throw conflict(messages.newReport);
  const isDeleted = subject.deletedAt !== null;
  const possible = decisionsFor({ kind: file.kind, isDeleted, isMentor: subject.mentorProfile !== null });
  if (!possible.includes(decision)) throw conflict(messages.notPossible);
  return file;
}

const conflict = (message: string) => new AppError("conflict", { message });

function checkFields({ decision, until, username }: CaseDecisionInput, ownUsername: string, now: Date): void {
  const refused = (field: string, message: string) =>
    new AppError("invalid_input", { message, fields: [{ field, message }] });
  if (decision === "suspend" && until && !isPossibleEnd(until, now)) throw refused("day", messages.dayMissing);
  if (decision === "delete" && username !== ownUsername) throw refused("username", messages.usernameWrong);
}

type Mails = {
  toSubject: OutgoingMail | null;
  outcomes: OutgoingMail[];
  /** The secret of the link in the mail to the person; null when the decision cannot be taken back. */
  appealSecret: string | null;
};

async function prepareMails({ kind, subject, reports }: CaseToDecide, input: CaseDecisionInput): Promise<Mails> {
  const { decision, reason, until } = input;
  const isReported = reports.some((report) => !isFlag(report.reason));
  const addresses = reports.map(({ email, reporter }) => {
    if (!reporter) return email;
    return reporter.emailVerifiedAt && !reporter.deletedAt ? reporter.email : null;
  });
  const recipients = [...new Set(addresses.filter((address) => address !== null))];
  const outcomes = await outcomeMails(recipients, decision !== "dismiss");
  const isReachable = subject.emailVerifiedAt !== null && subject.deletedAt === null;
  if (decision === "dismiss" || !isReachable) return { toSubject: null, outcomes, appealSecret: null };
  const appealSecret = isAppealable(decision) ? newMailSecret() : null;
  const toSubject = await decisionMail(subject.email, { kind, decision, reason, until, appealSecret, isReported });
  return { toSubject, outcomes, appealSecret };
}

type Closing = { staff: StaffActor; input: CaseDecisionInput; now: Date; mails: Mails };

/**
 * Closes the case with its decision, audit event and the mails to everybody who reported. It locks the account first, as
 * new reports do, so that none comes in between.
 */
async function closeCase(tx: Tx, { staff, input, now, mails }: Closing): Promise<CaseToDecide> {
  const { caseId, decision: kind, reason, until } = input;
  await tx.$queryRaw`
    select 1 from user_account where id = (select subject_id from case_file where id = ${caseId}::uuid) for no key update`;
  const file = await getCaseToDecide(tx, staff, input);
  const { count } = await tx.caseFile.updateMany({
    where: { id: caseId, closedAt: null },
    data: { closedAt: now, claimedById: null, claimedAt: null },
  });
  if (count === 0) throw conflict(messages.decidedMeanwhile);
  const data = { caseId, kind, reason, until, decidedById: staff.id, decidedAt: now };
  await tx.caseDecision.create({ data, select: { caseId: true } });
  await recordAudit(tx, {
    action: "case.decided",
    actorId: staff.id,
    subjectId: file.subjectId,
    target: `case:${caseId}`,
    before: { decision: null },
    after: { decision: kind, reason, until: until?.toISOString() ?? null },
    requestId: staff.requestId,
  });
  if (mails.appealSecret) await allowAppeal(tx, { caseId, secret: mails.appealSecret, now });
  for (const mail of mails.outcomes) await putInOutbox(tx, mail);
  return file;
}

type Deed = {
  staff: StaffActor;
  input: CaseDecisionInput;
  now: Date;
  file: CaseToDecide;
  farewell: Awaited<ReturnType<typeof prepareSuspension>> | undefined;
};

/** Does what the decision says. @returns what must follow the commit */
async function carryOut(tx: Tx, { staff, input, now, file, farewell }: Deed): Promise<AfterCommit> {
  const { subjectId, kind, targetId } = file;
  switch (input.decision) {
    case "dismiss":
      await clearTexts(tx, input.caseId);
      return () => refreshPagesOf(subjectId);
    case "hide":
      return kind === "review" ? hideReview(tx, targetId, now) : removePicture(tx, file);
    case "changes":
      await askForChanges(tx, staff, subjectId, input.reason);
      return () => refreshPagesOf(subjectId);
    case "suspend":
      return suspend(tx, { staff, input, now, userId: subjectId, farewell });
    default:
      return () => {};
  }
}

async function hideReview(tx: Tx, reviewId: string, now: Date): Promise<AfterCommit> {
  const review = await lockReview(tx, reviewId);
  if (!review || review.isHidden) throw conflict(messages.contentGone);
  await tx.review.update({ where: { id: reviewId }, data: { hiddenAt: now }, select: { id: true } });
  return () => refreshMentorPages([review.username]);
}

/** Removes the picture that was reported. A new one stays. */
async function removePicture(tx: Tx, { subjectId, reports }: CaseToDecide): Promise<AfterCommit> {
  const former = await tx.user.findUniqueOrThrow({
    where: { id: subjectId },
    select: { avatar: true, avatarSmall: true },
  });
  const reported = reports.map(({ snapshot }) => (Object(snapshot) as { avatar?: unknown }).avatar);
  if (former.avatar === null || !reported.includes(former.avatar)) throw conflict(messages.contentGone);
  await tx.user.update({
    where: { id: subjectId },
    data: { avatar: null, avatarSmall: null },
    select: { id: true },
  });
  return async () => {
    // The pages go before the files that they show.
    await refreshPagesOf(subjectId);
    await pictureStorage().remove([former.avatar, former.avatarSmall].filter((url) => url !== null));
  };
}

type SuspensionDeed = Omit<Deed, "file"> & { userId: string };

async function suspend(tx: Tx, { staff, input, now, userId, farewell }: SuspensionDeed): Promise<AfterCommit> {
  const { until, reason, caseId } = input;
  const afterCommit = await suspendAccount(tx, { userId, until, now, farewell });
  if (!afterCommit) throw conflict(messages.alreadySuspended);
  await recordAudit(tx, {
    action: "account.suspended",
    actorId: staff.id,
    subjectId: userId,
    target: `case:${caseId}`,
    after: { suspended: until?.toISOString() ?? "for good", reason },
    requestId: staff.requestId,
  });
  return afterCommit;
}
