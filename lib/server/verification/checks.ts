import "server-only";
import type { AuditAction } from "@/lib/domain/audit/audit-actions";
import { dueReminder, endOfCheck } from "@/lib/domain/verification/check.rules";
import { verificationMessages as messages } from "@/lib/domain/verification/verification.messages";
import type { CheckRecord, CheckRefusal } from "@/lib/domain/verification/verification.schema";
import { AppError, type FieldError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { type OutgoingMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { lockAccount } from "@/lib/server/account/account.repository";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { seenState } from "./check-state";
import { getMentorToReview, getOwnMentorAccount, refreshPagesOf } from "./mentor-to-review";
import { refreshStoredChecks } from "./stored-checks";
import { verificationMails } from "./verification-mails";

/**
 * The mentor asks for a check. Asking twice keeps the first request.
 * @throws AppError not_allowed for accounts that are no mentor; not_found for an unknown check; too_many_requests
 */
export async function requestCheck(actor: Actor, checkId: number): Promise<void> {
  await limitAttempts([["profile-by-account", actor.id]]);
  const { mentorProfile } = await getOwnMentorAccount(actor);
  await getActiveCheck(checkId);
  const requestedAt = new Date();
  const key = { mentorId: mentorProfile.id, checkId };
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const open = await tx.mentorCheck.findUnique({ where: { mentorId_checkId: key }, select: { requestedAt: true } });
    if (open?.requestedAt) return;
    await tx.mentorCheck.upsert({
      where: { mentorId_checkId: key },
      create: { ...key, requestedAt },
      update: { requestedAt, declinedReason: null },
      select: { checkId: true },
    });
  });
}

/**
 * Records that staff have looked at something, and answers an open request. Documents are never stored.
 * @returns the mentor's username
 * @throws AppError not_found; not_allowed about oneself; conflict when somebody changed the check; invalid_input for a
 *   day that is in the future or too long ago
 */
export async function recordCheck(staff: StaffActor, input: CheckRecord): Promise<string> {
  const mentor = await getMentorToReview(staff, input.mentorId);
  const check = await getActiveCheck(input.checkId);
  const now = new Date();
  const checkedAt = new Date(`${input.checkedOn}T00:00:00Z`);
  const validUntil = endOfCheck(checkedAt, check.monthsValid);
  if (checkedAt > now) throw badDay(messages.dayInFuture);
  if (validUntil <= now) throw badDay(messages.dayTooOld);
  const mail = await verificationMails.recorded(mentor, check, validUntil);
  return changeCheck(staff, { mentor, check, seen: input.seen, now, mail }, "check.recorded", {
    requestedAt: null,
    declinedReason: null,
    checkedAt,
    validUntil,
    lookedAt: input.lookedAt,
    checkedById: staff.id,
    // The ends of short checks are not announced at once.
    remindedDays: dueReminder(validUntil, null, now),
  });
}

/**
 * Declines a mentor's open request; a check that is still valid stays.
 * @returns the mentor's username
 * @throws AppError not_found; not_allowed about oneself; conflict when there is no request or somebody changed it
 */
export async function declineCheck(
  staff: StaffActor,
  { mentorId, checkId, seen, reason }: CheckRefusal,
): Promise<string> {
  const mentor = await getMentorToReview(staff, mentorId);
  const check = await getActiveCheck(checkId);
  const mail = await verificationMails.declined(mentor, check, reason);
  const decision = { mentor, check, seen, now: new Date(), mail };
  return changeCheck(staff, decision, "check.declined", { requestedAt: null, declinedReason: reason });
}

/**
 * Ends a check that turned out to be wrong. The badge, and the listing where it needs the check, go at once.
 * @returns the mentor's username
 * @throws AppError not_found; not_allowed about oneself; conflict when somebody changed it
 */
export async function withdrawCheck(
  staff: StaffActor,
  { mentorId, checkId, seen, reason }: CheckRefusal,
): Promise<string> {
  const mentor = await getMentorToReview(staff, mentorId);
  const check = await getActiveCheck(checkId);
  const mail = await verificationMails.withdrawn(mentor, check, reason);
  return changeCheck(staff, { mentor, check, seen, now: new Date(), mail }, "check.withdrawn", {
    declinedReason: reason,
    checkedAt: null,
    validUntil: null,
    lookedAt: null,
    checkedById: null,
    remindedDays: null,
  });
}

function badDay(message: string): AppError {
  const fields: FieldError[] = [{ field: "checkedOn", message }];
  return new AppError("invalid_input", { fields });
}

async function getActiveCheck(id: number) {
  const check = await prisma.verificationCheck.findFirst({ where: { id, isActive: true } });
  if (!check) throw new AppError("not_found");
  return check;
}

type Decision = {
  mentor: Awaited<ReturnType<typeof getMentorToReview>>;
  check: Awaited<ReturnType<typeof getActiveCheck>>;
  /** The state that the form shows. */
  seen: string;
  now: Date;
  mail: OutgoingMail;
};

/** Changes a check in the state that the form shows, with badge, listing, audit and mail. @returns the username */
async function changeCheck(
  staff: StaffActor,
  { mentor, check, seen, now, mail }: Decision,
  action: AuditAction,
  data: Omit<Prisma.MentorCheckUncheckedCreateInput, "mentorId" | "checkId">,
): Promise<string> {
  const key = { mentorId: mentor.mentorProfile.id, checkId: check.id };
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, mentor.id))) throw new AppError("not_found");
    const stored = await tx.mentorCheck.findUnique({ where: { mentorId_checkId: key } });
    const hasSubject =
      action === "check.recorded" || Boolean(action === "check.declined" ? stored?.requestedAt : stored?.checkedAt);
    if (seenState(stored) !== seen || !hasSubject) {
      throw new AppError("conflict", { message: messages.decidedMeanwhile });
    }
    await tx.mentorCheck.upsert({
      where: { mentorId_checkId: key },
      create: { ...key, ...data },
      update: data,
      select: { checkId: true },
    });
    await tx.mentorProfile.update({
      where: { id: key.mentorId },
      data: { claimedById: null, claimedAt: null },
      select: { id: true },
    });
    await refreshStoredChecks(tx, key.mentorId, now);
    const until = (end: Date | null | undefined) => end?.toISOString() ?? null;
    await recordAudit(tx, {
      action,
      actorId: staff.id,
      subjectId: mentor.id,
      target: `check:${check.id}`,
      before: { check: check.name, validUntil: until(stored?.validUntil) },
      after: { validUntil: until("validUntil" in data ? (data.validUntil as Date | null) : stored?.validUntil) },
      requestId: staff.requestId,
    });
    await putInOutbox(tx, mail);
  });
  deliverMailsAfterAnswer();
  await refreshPagesOf(mentor.id);
  return mentor.username;
}
