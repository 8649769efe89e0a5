import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { otherSide } from "@/lib/domain/meetings/meeting-facts.rules";
import { isActive, isLateChange, mayChange, sideOf } from "@/lib/domain/meetings/meeting.policy";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";

/** A meeting as one participant may see it, field by field. Room and place are included until it is over. */
export function toOwnMeeting(meeting: Meeting, viewer: { id: string }, now: Date): OwnMeeting {
  const side = sideOf(viewer, meeting) ?? "student";
  const other = meeting[otherSide(side)];
  const isToCome = isActive(meeting) && (meeting.endsAt === null || now < meeting.endsAt);
  const canChange = mayChange(meeting, now);
  return {
    _id: meeting.id,
    side,
    other: {
      _id: other.id,
      name: other.name,
      username: side === "student" && !other.isDeleted ? other.username : null,
      avatar: other.avatar,
      timeZone: other.timeZone,
    },
    startsAt: meeting.startsAt?.toISOString() ?? null,
    endsAt: meeting.endsAt?.toISOString() ?? null,
    timeZone: meeting[side].timeZone,
    status: meeting.status,
    format: meeting.format,
    topic: meeting.topic,
    className: meeting.className,
    roomUrl: isToCome ? meeting.roomUrl : null,
    place: isToCome ? meeting.place : null,
    contact: meeting.contact,
    cancellation: toCancellation(meeting.cancellation),
    canChange,
    isLate: canChange && isLateChange(meeting, now),
  };
}

function toCancellation(cancellation: Meeting["cancellation"]): OwnMeeting["cancellation"] {
  return cancellation && { by: cancellation.by, reason: cancellation.reason, hasLeft: cancellation.hasLeft ?? false };
}
