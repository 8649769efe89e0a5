import "server-only";
import { randomUUID } from "node:crypto";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { isActive } from "@/lib/domain/meetings/meeting.policy";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { lockAccounts } from "@/lib/server/account/account.repository";
import { refreshFreeTimes } from "@/lib/server/search/refresh-free-times";
import type { Student } from "./booking-times";
import { getMeetingOf, lockUnchanged, refuseUnchangeable } from "./change-meeting";
import { endOf } from "./draft-meeting";
import { isFree, type Pair, slotTaken } from "./free-times";
import { prepareMeetingMails } from "./meeting-mails";
import { getRecipients, insertMeeting, listMeetingsWhere } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

export type Move = { meeting: OwnMeeting; mentorUsername: string; student: Student; viewerZone: string };

/**
 * A meeting to move, and the pair whose free times count: either side chooses among times that suit both.
 * @throws AppError not_found for everyone else; conflict for meetings that are over, cancelled, moved or in Calendly
 */
export async function getMove(actor: Actor, id: string): Promise<Move> {
  const { meeting, side } = await getMeetingOf(actor, id);
  const now = new Date();
  refuseUnchangeable(meeting, now);
  return {
    meeting: toOwnMeeting(meeting, actor, now),
    mentorUsername: meeting.mentor.username,
    student: { id: meeting.student.id, moving: { id, startsAt: meeting.startsAt! } },
    viewerZone: meeting[side].timeZone,
  };
}

/** Rolls the move back; the old meeting stays unchanged. */
class NotFree extends Error {}

/**
 * Moves a meeting to another free time in one transaction: the old row stays as `moved`, a new one continues its
 * calendar entry. Repeating the request does not move it again.
 * @throws AppError not_found for everyone else; invalid_input for its current time; conflict when the time is taken
 *   (its data offers `nextSlots`), or the meeting has begun or was changed; too_many_requests
 */
export async function moveMeeting(actor: Actor, id: string, startsAt: Date): Promise<OwnMeeting> {
  await limitMember("booking", actor);
  const { meeting, side } = await getMeetingOf(actor, id);
  const repeated = await findRepeated(id, startsAt);
  if (repeated) return toOwnMeeting(repeated, actor, new Date());
  refuseUnchangeable(meeting, new Date());
  const previousStart = meeting.startsAt!;
  if (previousStart.getTime() === startsAt.getTime()) {
    throw new AppError("invalid_input", { fields: [{ field: "startsAt", message: messages.sameTime }] });
  }
  const { id: mentorId } = await prisma.mentorProfile.findUniqueOrThrow({
    where: { userId: meeting.mentor.id },
    select: { id: true },
  });
  const moving = { id, startsAt: previousStart };
  const pair: Pair = { mentor: { userId: meeting.mentor.id, mentorId }, studentId: meeting.student.id, moving };
  const moved = movedVersion(meeting, startsAt);
  const recipients = await getRecipients(prisma, meeting);
  const mails = await prepareMeetingMails("moved", moved, { recipients, by: side, previousStart });
  try {
    await prisma.$transaction(async (tx) => {
      const living = await lockAccounts(tx, [meeting.mentor.id, meeting.student.id]);
      if (living.size < 2) throw new AppError("conflict", { message: messages.changedAlready });
      await lockUnchanged(tx, meeting);
      await tx.meeting.update({ where: { id }, data: { status: "moved", contact: null }, select: { id: true } });
      const isDone =
        (await isFree(tx, pair, startsAt, new Date())) &&
        (await insertMeeting(tx, moved, { mentorId, movedFromId: id }));
      if (!isDone) throw new NotFree();
      await refreshFreeTimes(tx, [meeting.mentor.id, meeting.student.id]);
      for (const mail of mails) await putInOutbox(tx, mail);
    });
  } catch (error) {
    if (error instanceof NotFree) throw await slotTaken(pair, startsAt);
    // A repeated request may have moved it meanwhile.
    const meanwhile = await findRepeated(id, startsAt);
    if (!meanwhile) throw error;
    return toOwnMeeting(meanwhile, actor, new Date());
  }
  deliverMailsAfterAnswer();
  return toOwnMeeting(moved, actor, new Date());
}

/** The result of an identical earlier move if it is still active, or null. */
async function findRepeated(id: string, startsAt: Date): Promise<Meeting | null> {
  const [followed] = await listMeetingsWhere(prisma, { movedFromId: id, startsAt });
  return followed && isActive(followed) ? followed : null;
}

/** The new meeting: another row but the same calendar entry, with a higher sequence. */
function movedVersion(meeting: Meeting, startsAt: Date): Meeting {
  const { uid, sequence } = meeting.calendar;
  return { ...meeting, id: randomUUID(), startsAt, endsAt: endOf(startsAt), calendar: { uid, sequence: sequence + 1 } };
}
