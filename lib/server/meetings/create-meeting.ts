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
import { flagMeeting } from "@/lib/server/flags/flag-texts";
import { refreshFreeTimes } from "@/lib/server/search/refresh-free-times";
import { findHours, findUserIdByName } from "./bookable-mentor";
import { draftMeeting, findOwnObstacle, getPair, type OwnObstacle, ownRefusal } from "./draft-meeting";
import { isFree, slotTaken } from "./free-times";
import { prepareMeetingMails } from "./meeting-mails";
import { listMeetingsWhere, insertMeeting } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

/** What a student chooses besides the mentor and the time. */
const WISHES = ["format", "topic", "className", "contact"] as const;

/**
 * Books a half-hour meeting and writes the mails to both participants in the same transaction. The form's idempotency
 * key prevents double bookings.
 * @throws AppError mentor_not_found; not_allowed for booking oneself; invalid_input for a format that the mentor does
 *   not offer; conflict when the student already has this meeting (its data has the id) or too many upcoming ones, when
 *   the time is taken (its data offers `nextSlots`), or when the key belongs to another booking; not_signed_in;
 *   too_many_requests
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
  // Checked without a lock first, so that requests for a taken time do not wait.
  const obstacle = await findOwnObstacle(prisma, wish, new Date());
  if (obstacle || !(await isFree(prisma, pair, booking.startsAt, new Date()))) {
    // A repeated submission may have booked it meanwhile.
    const meanwhile = await findRepeated(prisma, actor.id, booking);
    if (meanwhile) return toOwnMeeting(meanwhile, actor, new Date());
    throw obstacle ? ownRefusal(obstacle) : await slotTaken(pair, booking.startsAt);
  }
  const booked = await prisma.$transaction(async (tx): Promise<Meeting | OwnObstacle | "slotTaken"> => {
    const living = await lockAccounts(tx, [mentor.userId, student.id]);
    if (!living.has(student.id)) throw new AppError("not_signed_in");
    if (!living.has(mentor.userId)) throw new AppError("mentor_not_found");
    const first = await findRepeated(tx, student.id, booking);
    if (first) return first;
    // The most likely failure comes first, since other requests wait for these locks.
    if (!(await isFree(tx, pair, booking.startsAt, new Date()))) return "slotTaken";
    const own = await findOwnObstacle(tx, wish, new Date());
    if (own) return own;
    const origin = { mentorId: mentor.mentorId, idempotencyKey: booking.idempotencyKey };
    // The mentor may have added a room since: a save fills it only into meetings that exist by then.
    const availability = await findHours(tx, mentor.mentorId);
    const meeting = draftMeeting({ ...mentor, availability }, student, booking);
    if (!(await insertMeeting(tx, meeting, origin))) return "slotTaken";
    await flagMeeting(tx, { ...meeting, studentId: student.id });
    await refreshFreeTimes(tx, [mentor.userId, student.id]);
    // Composed within the transaction, unlike other mails: when many compete for one time, only the winner needs them.
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
 * What this form has already booked, or null. Compares all wishes, and the mentor by account, since the username may
 * have changed.
 * @throws AppError conflict when the key booked something else or the meeting was cancelled or moved: an outdated page
 *   must not report a success
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
