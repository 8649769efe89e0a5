import "server-only";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import type { Actor } from "@/lib/platform/auth/session";
import { findMeetingOf, refuseUnchangeable } from "./change-meeting";
import { toOwnMeeting } from "./own-meeting.dto";
import type { Student } from "./read-booking-week";

export type Move = { meeting: OwnMeeting; mentorUsername: string; student: Student; viewerZone: string };

/**
 * A meeting that is about to be moved, and whose free times count: either side chooses among what suits both.
 * @throws AppError not_found for everybody but the two; conflict for what is over, cancelled, moved or Calendly's
 */
export async function readMove(actor: Actor, id: string): Promise<Move> {
  const { meeting, side } = await findMeetingOf(actor, id);
  const now = new Date();
  refuseUnchangeable(meeting, now);
  return {
    meeting: toOwnMeeting(meeting, actor, now),
    mentorUsername: meeting.mentor.username,
    student: { id: meeting.student.id, moving: { id, startsAt: meeting.startsAt! } },
    viewerZone: meeting[side].timeZone,
  };
}
