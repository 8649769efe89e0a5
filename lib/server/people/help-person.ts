import "server-only";
import type { AuditAction } from "@/lib/domain/audit/audit-actions";
import { suppressionTexts } from "@/lib/domain/mails/suppression.messages";
import { peopleTexts as texts } from "@/lib/domain/people/people.messages";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { liftSuppression } from "@/lib/platform/mail/suppression";
import { removeAccount } from "@/lib/server/account/delete-account";
import { sendLinkAgain } from "@/lib/server/account/verify-email";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { cancelForSite } from "@/lib/server/meetings/cancel-meeting";
import { collectData } from "@/lib/server/profile/export-data";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { peopleMails } from "./people-mails";
import { findPersonToHelp, lockPersonToHelp } from "./person-to-help";

/** Characters of a file that a mail provider takes as an attachment. */
const MOST_DATA = 10_000_000;

type Record = { action: AuditAction; userId: string; target?: string };

const record = (tx: Prisma.TransactionClient, staff: StaffActor, { userId, ...event }: Record) =>
  recordAudit(tx, { ...event, actorId: staff.id, subjectId: userId, requestId: staff.requestId });

/**
 * Sends the verification mail of an unverified account again.
 * @returns the person's username
 * @throws AppError conflict when the address is verified; too_many_requests; as lockPersonToHelp
 */
export async function resendPersonsVerification(staff: StaffActor, { userId }: { userId: string }): Promise<string> {
  const verified = () => new AppError("conflict", { message: texts.alreadyVerified });
  const { email, username, emailVerifiedAt } = await findPersonToHelp(staff, userId);
  if (emailVerifiedAt) throw verified();
  await limitAttempts(mailsTo(email));
  await sendLinkAgain(email, undefined, async (tx) => {
    if ((await lockPersonToHelp(tx, staff, userId)).emailVerifiedAt) throw verified();
    await record(tx, staff, { action: "person.verification_sent", userId });
  });
  deliverMailsAfterAnswer();
  return username;
}

/**
 * Lets mails to a person's address through again after they came back.
 * @returns the person's username
 * @throws AppError conflict when they go there already; as lockPersonToHelp
 */
export async function liftPersonsSuppression(staff: StaffActor, { userId }: { userId: string }): Promise<string> {
  return prisma.$transaction(async (tx) => {
    const { username, email } = await lockPersonToHelp(tx, staff, userId);
    const wasSuppressed = await liftSuppression(tx, email);
    if (!wasSuppressed) throw new AppError("conflict", { message: suppressionTexts.notSuppressed });
    await record(tx, staff, { action: "mail.suppression_lifted", userId });
    return username;
  });
}

/**
 * Ends every session of a person.
 * @returns the person's username
 * @throws AppError as lockPersonToHelp
 */
export async function endPersonsSessions(staff: StaffActor, { userId }: { userId: string }): Promise<string> {
  return prisma.$transaction(async (tx) => {
    const { username } = await lockPersonToHelp(tx, staff, userId);
    await tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } }, select: { id: true } });
    await record(tx, staff, { action: "person.sessions_ended", userId });
    return username;
  });
}

/**
 * Cancels a meeting of a person in the name of the site. Both sides get a mail.
 * @returns the person's username
 * @throws AppError not_found for a meeting of others; conflict when it has begun or was changed; as lockPersonToHelp,
 *   about both sides
 */
export async function cancelPersonsMeeting(
  staff: StaffActor,
  { userId, meetingId, reason }: { userId: string; meetingId: string; reason: string | null },
): Promise<string> {
  const { username } = await findPersonToHelp(staff, userId);
  await cancelForSite(meetingId, reason, async (tx, sides) => {
    if (!sides.includes(userId)) throw new AppError("not_found");
    for (const side of sides) if (side === staff.id) throw new AppError("not_allowed", { message: texts.notYourself });
    await record(tx, staff, { action: "person.meeting_cancelled", userId, target: `meeting:${meetingId}` });
  });
  return username;
}

/**
 * Mails a person a file with all data of the account. Staff do not see it.
 * @returns the person's username
 * @throws AppError conflict for an unverified address or too much data; too_many_requests; as lockPersonToHelp
 */
export async function sendPersonsData(staff: StaffActor, { userId }: { userId: string }): Promise<string> {
  const { email, emailVerifiedAt, username } = await findPersonToHelp(staff, userId);
  if (!emailVerifiedAt) throw new AppError("conflict", { message: texts.dataNeedsVerified });
  await limitAttempts([["export-by-account", userId]]);
  const data = JSON.stringify(await collectData(userId), null, 2);
  if (data.length > MOST_DATA) throw new AppError("conflict", { message: texts.dataTooLarge });
  const content = Buffer.from(data).toString("base64");
  const mail = await peopleMails.data(email, {
    filename: "mentorhood-data.json",
    contentType: "application/json",
    content,
  });
  await prisma.$transaction(async (tx) => {
    await lockPersonToHelp(tx, staff, userId);
    await record(tx, staff, { action: "person.data_sent", userId });
    await putInOutbox(tx, mail);
  });
  deliverMailsAfterAnswer();
  return username;
}

/**
 * Deletes a person's account at the person's request.
 * @param username typed by the staff member, as a confirmation
 * @throws AppError invalid_input for another username; as lockPersonToHelp and deleteAccount
 */
export async function deletePerson(
  staff: StaffActor,
  { userId, username }: { userId: string; username: string },
): Promise<void> {
  const person = await findPersonToHelp(staff, userId);
  if (person.username !== username) {
    const message = texts.usernameWrong;
    throw new AppError("invalid_input", { message, fields: [{ field: "username", message }] });
  }
  const mail = person.emailVerifiedAt ? await peopleMails.deleted(person.email) : null;
  await removeAccount(userId, {
    by: staff,
    mail,
    authorise: async (tx) => void (await lockPersonToHelp(tx, staff, userId)),
  });
}
