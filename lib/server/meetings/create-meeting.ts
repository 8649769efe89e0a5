import "server-only";
import type { Booking } from "@/lib/domain/meetings/booking.schema";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { isActive } from "@/lib/domain/meetings/meeting.policy";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { AppError } from "@/lib/errors";
import { lockAccounts } from "@/lib/server/account/account.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { findUserIdByName } from "./bookable-mentor";
import { draftMeeting, findOwnObstacle, getPair, type OwnObstacle, ownRefusal } from "./draft-meeting";
import { isFree, slotTaken } from "./free-times";
import { prepareMeetingMails } from "./meeting-mails";
import { listMeetingsWhere, insertMeeting } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

/** What a student chooses beside the mentor and the time. */
const WISHES = ["format", "topic", "className", "contact"] as const;

/**
 * Books half an hour with a mentor and writes the mails to both sides in the same transaction. The form's key makes a
 * booking that is sent twice one booking.
 * @throws AppError mentor_not_found; not_allowed for oneself; invalid_input for a format that the mentor does not offer;
 *   conflict when the student has this meeting already (its data names it) or too many to come, when the time is not free
 *   (its data offers `nextSlots`), or when the key has booked another one; not_signed_in; too_many_requests
 */
export async function createMeeting(actor: Actor, booking: Booking): Promise<OwnMeeting> {
  await limitMember("booking", actor);
  const repeated = await findRepeated(prisma, actor.id, booking);
  if (repeated) return toOwnMeeting(repeated, actor, new Date());
  const { mentor, student } = await getPair(booking.mentor, actor);
  if (!mentor.formats.includes(booking.format)) {
    throw new AppError("invalid_input", { fields: [{ field: "format", message: messages.formatNotOffered }] });
  }
  const pair = { mentor, studentId: student.id };
  const wish = { ...pair, startsAt: booking.startsAt };
  // Looked at without a lock first, so that what is taken already waits for nobody.
  const obstacle = await findOwnObstacle(prisma, wish, new Date());
  if (obstacle || !(await isFree(prisma, pair, booking.startsAt, new Date()))) {
    // The same form, sent a second time, may have booked it just now.
    const meanwhile = await findRepeated(prisma, actor.id, booking);
    if (meanwhile) return toOwnMeeting(meanwhile, actor, new Date());
    throw obstacle ? ownRefusal(obstacle) : await slotTaken(pair, booking.startsAt);
  }
  const meeting = draftMeeting(mentor, student, booking);
  const booked = await prisma.$transaction(async (tx): Promise<Meeting | OwnObstacle | "slotTaken"> => {
    const living = await lockAccounts(tx, [mentor.userId, student.id]);
    if (!living.has(student.id)) throw new AppError("not_signed_in");
    if (!living.has(mentor.userId)) throw new AppError("mentor_not_found");
    const first = await findRepeated(tx, student.id, booking);
    if (first) return first;
    // What most of a rush end with comes first: others wait for these locks.
    if (!(await isFree(tx, pair, booking.startsAt, new Date()))) return "slotTaken";
    const own = await findOwnObstacle(tx, wish, new Date());
    if (own) return own;
    const origin = { mentorId: mentor.mentorId, idempotencyKey: booking.idempotencyKey };
    if (!(await insertMeeting(tx, meeting, origin))) return "slotTaken";
    // Made within the transaction, unlike other mails: in a rush for one time only the one who gets it has any to make.
    const recipients = { mentor: mentor.email, student: student.email };
    for (const mail of await prepareMeetingMails("booked", meeting, { recipients })) await putInOutbox(tx, mail);
    return meeting;
  });
  if (booked === "slotTaken") {
    const own = await findOwnObstacle(prisma, wish, new Date());
    throw own ? ownRefusal(own) : await slotTaken(pair, booking.startsAt);
  }
  if (typeof booked === "string" || !("id" in booked)) throw ownRefusal(booked);
  deliverMailsAfterAnswer();
  return toOwnMeeting(booked, actor, new Date());
}

/**
 * What this form has booked before, or null. The key belongs to the whole wish, by the mentor's account: a username may
 * have changed meanwhile.
 * @throws AppError conflict when that was another wish, or does not stand any more: a page from before a cancellation must
 *   not be told that it has booked
 */
async function findRepeated(
  db: Prisma.TransactionClient,
  studentId: string,
  booking: Booking,
): Promise<Meeting | null> {
  const [meeting] = await listMeetingsWhere(db, { studentId, idempotencyKey: booking.idempotencyKey });
  if (!meeting) return null;
  const isSame =
    meeting.mentor.id === (await findUserIdByName(db, booking.mentor)) &&
    meeting.startsAt?.getTime() === booking.startsAt.getTime() &&
    WISHES.every((wish) => meeting[wish] === booking[wish]) &&
    meeting.student.timeZone === booking.timeZone;
  if (!isSame || !isActive(meeting)) throw new AppError("conflict", { message: messages.keyUsed });
  return meeting;
}
