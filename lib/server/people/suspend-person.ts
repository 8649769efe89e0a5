import "server-only";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import type { SuspendPerson } from "@/lib/domain/people/people.schema";
import { isPossibleEnd, suspensionSeen } from "@/lib/domain/people/people.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { liftSuspension, prepareSuspension, suspendAccount } from "@/lib/server/account/suspend-account";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import { peopleMails } from "./people-mails";
import { findPersonToHelp, lockPersonToHelp } from "./person-to-help";

const changed = () => new AppError("conflict", { message: texts.changedMeanwhile });
const endOf = (until: Date | null) => until?.toISOString() ?? "for good";

/**
 * Suspends an account, or changes the end of its suspension, with a mail that says why. Of two decisions about one state
 * one happens.
 * @returns the person's username
 * @throws AppError invalid_input for an end that is not to come; conflict when the state has changed; as lockPersonToHelp
 */
export async function suspendPerson(
  staff: StaffActor,
  { userId, until, seen, reason }: SuspendPerson,
): Promise<string> {
  const now = new Date();
  const person = await findPersonToHelp(staff, userId);
  if (until && !isPossibleEnd(until, now)) {
    const message = texts.dayMissing;
    throw new AppError("invalid_input", { message, fields: [{ field: "day", message }] });
  }
  const mail = person.emailVerifiedAt && (await peopleMails.suspended(person.email, { until, reason }));
  const farewell = await prepareSuspension(userId, now);
  const afterCommit = await prisma.$transaction(async (tx) => {
    const before = await lockPersonToHelp(tx, staff, userId);
    const done = suspensionSeen(before) === seen && (await suspendAccount(tx, { userId, until, now, farewell }));
    if (!done) throw changed();
    await recordAudit(tx, {
      action: "account.suspended",
      actorId: staff.id,
      subjectId: userId,
      before: { suspended: before.suspendedAt && endOf(before.suspendedUntil) },
      after: { suspended: endOf(until), reason },
      requestId: staff.requestId,
    });
    if (mail) await putInOutbox(tx, mail);
    return done;
  });
  afterCommit();
  deliverMailsAfterAnswer();
  return person.username;
}

/**
 * Ends a suspension before its time, with a mail.
 * @returns the person's username
 * @throws AppError conflict when the state has changed; as lockPersonToHelp
 */
export async function liftPersonsSuspension(
  staff: StaffActor,
  { userId, seen }: { userId: string; seen: string },
): Promise<string> {
  const person = await findPersonToHelp(staff, userId);
  const mail = person.emailVerifiedAt && (await peopleMails.lifted(person.email));
  const afterCommit = await prisma.$transaction(async (tx) => {
    const before = await lockPersonToHelp(tx, staff, userId);
    const done = suspensionSeen(before) === seen && (await liftSuspension(tx, userId));
    if (!done) throw changed();
    await recordAudit(tx, {
      action: "account.suspension_lifted",
      actorId: staff.id,
      subjectId: userId,
      before: { suspended: endOf(before.suspendedUntil) },
      after: { suspended: null },
      requestId: staff.requestId,
    });
    if (mail) await putInOutbox(tx, mail);
    return done;
  });
  afterCommit();
  deliverMailsAfterAnswer();
  return person.username;
}
