import "server-only";
import { isComplete } from "@/lib/domain/search/listed.rules";
import type { AuditAction } from "@/lib/domain/audit/audit-actions";
import { maySubmit, type Standing } from "@/lib/domain/verification/standing.rules";
import { verificationMessages as messages } from "@/lib/domain/verification/verification.messages";
import type { Approval, Claim, RequestedChanges } from "@/lib/domain/verification/verification.schema";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { lockAccount } from "@/lib/server/account/account.repository";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { getMentorToReview, getOwnMentorAccount, refreshPagesOf } from "./mentor-to-review";
import { verificationMails } from "./verification-mails";

/**
 * The mentor submits the own profile for approval.
 * @param requestId recorded in the audit
 * @throws AppError not_allowed for accounts that are no mentor; conflict when the profile is incomplete or needs no
 *   approval; too_many_requests
 */
export async function submitProfile(actor: Actor, requestId: string): Promise<void> {
  await limitAttempts([["profile-by-account", actor.id]]);
  const { mentorProfile } = await getOwnMentorAccount(actor);
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const mentor = await tx.mentorProfile.findUniqueOrThrow({
      where: { id: mentorProfile.id },
      select: {
        standing: true,
        standingVersion: true,
        subjects: true,
        classesOffered: { select: { specificClasses: true } },
        user: { select: { age: true, emailVerifiedAt: true } },
      },
    });
    const { age, emailVerifiedAt } = mentor.user;
    if (!maySubmit(mentor.standing, env.LISTING_POLICY)) {
      throw new AppError("conflict", { message: messages.nothingToSubmit });
    }
    if (!isComplete({ ...mentor, age, isEmailVerified: emailVerifiedAt !== null })) {
      throw new AppError("conflict", { message: messages.incomplete });
    }
    await changeStanding(tx, {
      mentor: { userId: actor.id, id: mentorProfile.id, ...mentor },
      actorId: actor.id,
      action: "mentor.submitted",
      standing: "submitted",
      data: { submittedAt: new Date() },
      requestId,
    });
  });
  await refreshPagesOf(actor.id);
}

/**
 * Approves a mentor, who gets a mail. Of two decisions about the same state one happens.
 * @returns the mentor's username
 * @throws AppError not_found; not_allowed about oneself; conflict when the standing has changed
 */
export async function approveMentor(staff: StaffActor, { mentorId, version }: Approval): Promise<string> {
  const mentor = await getMentorToReview(staff, mentorId);
  const mail = await verificationMails.approved(mentor);
  const data = { standingReason: null };
  return decide(staff, mentor, version, { action: "mentor.approved", standing: "approved", data, mail });
}

/**
 * Asks a mentor for changes. The listing removes the mentor until the profile is submitted again.
 * @returns the mentor's username
 * @throws AppError not_found; not_allowed about oneself; conflict when the standing has changed
 */
export async function requestChanges(
  staff: StaffActor,
  { mentorId, version, reason }: RequestedChanges,
): Promise<string> {
  const mentor = await getMentorToReview(staff, mentorId);
  const mail = await verificationMails.changes(mentor, reason);
  const data = { standingReason: reason };
  return decide(staff, mentor, version, {
    action: "mentor.changes_requested",
    standing: "changes_requested",
    data,
    mail,
  });
}

/**
 * Asks a mentor for changes as part of another decision, whose transaction locks the account and stores the mail.
 * @throws AppError not_found for an account that is no mentor
 */
export async function askForChanges(
  tx: Prisma.TransactionClient,
  staff: StaffActor,
  userId: string,
  reason: string,
): Promise<void> {
  const mentor = await tx.mentorProfile.findUnique({
    where: { userId },
    select: { id: true, standing: true, standingVersion: true },
  });
  if (!mentor) throw new AppError("not_found");
  await changeStanding(tx, {
    mentor: { userId, ...mentor },
    actorId: staff.id,
    action: "mentor.changes_requested",
    standing: "changes_requested",
    data: { submittedAt: null, claimedById: null, claimedAt: null, standingReason: reason },
    requestId: staff.requestId,
  });
}

/**
 * Approves a mentor from whom changes were requested for this reason, because the request was wrong. It changes nothing
 * when the mentor has submitted the profile since. The caller locks the account.
 */
export async function takeBackChanges(
  tx: Prisma.TransactionClient,
  staff: StaffActor,
  userId: string,
  reason: string,
): Promise<void> {
  const mentor = await tx.mentorProfile.findUnique({
    where: { userId, standing: "changes_requested", standingReason: reason },
    select: { id: true, standing: true, standingVersion: true },
  });
  if (!mentor) return;
  await changeStanding(tx, {
    mentor: { userId, ...mentor },
    actorId: staff.id,
    action: "mentor.approved",
    standing: "approved",
    data: { standingReason: null },
    requestId: staff.requestId,
  });
}

/**
 * Takes a mentor into one's care, so that nobody does the same work twice, or gives the mentor back.
 * @returns the mentor's username
 * @throws AppError not_found; not_allowed about oneself; conflict when somebody else was faster
 */
export async function claimMentor(staff: StaffActor, { mentorId, holder, takes }: Claim): Promise<string> {
  const { username, mentorProfile } = await getMentorToReview(staff, mentorId);
  const { count } = await prisma.mentorProfile.updateMany({
    where: { id: mentorProfile.id, claimedById: holder === "" ? null : holder },
    data: takes ? { claimedById: staff.id, claimedAt: new Date() } : { claimedById: null, claimedAt: null },
  });
  if (count === 0) throw new AppError("conflict", { message: messages.decidedMeanwhile });
  return username;
}

type Decision = {
  action: AuditAction;
  standing: Standing;
  data: Prisma.MentorProfileUncheckedUpdateManyInput;
};

async function decide(
  staff: StaffActor,
  { id: userId, username, mentorProfile }: Awaited<ReturnType<typeof getMentorToReview>>,
  version: number,
  { mail, ...decision }: Decision & { mail: OutgoingMail },
): Promise<string> {
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new AppError("not_found");
    await changeStanding(tx, {
      ...decision,
      mentor: { userId, ...mentorProfile, standingVersion: version },
      data: { submittedAt: null, claimedById: null, claimedAt: null, ...decision.data },
      actorId: staff.id,
      requestId: staff.requestId,
    });
    await putInOutbox(tx, mail);
  });
  deliverMailsAfterAnswer();
  await refreshPagesOf(userId);
  return username;
}

type Change = Decision & {
  mentor: { userId: string; id: number; standing: Standing; standingVersion: number };
  actorId: string;
  requestId: string;
};

/**
 * Changes a standing in its expected version, with the listing and the audit.
 * @throws AppError conflict in any other version
 */
async function changeStanding(
  tx: Prisma.TransactionClient,
  { mentor, action, standing, data, actorId, requestId }: Change,
): Promise<void> {
  const { count } = await tx.mentorProfile.updateMany({
    where: { id: mentor.id, standingVersion: mentor.standingVersion },
    data: { ...data, standing, standingVersion: { increment: 1 } },
  });
  if (count === 0) throw new AppError("conflict", { message: messages.decidedMeanwhile });
  await refreshListing(tx, mentor.id);
  await recordAudit(tx, {
    action,
    actorId,
    subjectId: mentor.userId,
    before: { standing: mentor.standing },
    after: { standing },
    requestId,
  });
}
