import "server-only";
import { z } from "zod";
import { type CalendarMethod, calendarOfMeetings, hasTime } from "@/lib/domain/meetings/calendar-event.rules";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import type { MeetingSide } from "@/lib/domain/meetings/meeting-facts.rules";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { sideOf } from "@/lib/domain/meetings/meeting.policy";
import { AppError } from "@/lib/errors";
import { ownMeetingsHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { MailAttachment } from "@/lib/platform/mail/outbox";
import { senderAddress } from "@/lib/platform/mail/sender";
import { site } from "@/lib/site";
import { findMeeting } from "./meeting.repository";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

const setting = (now: Date) => ({
  organizer: { name: site.name, email: senderAddress() },
  meetingsUrl: absolute(ownMeetingsHref()),
  now,
});

/**
 * The mail attachment that adds a meeting to its reader's calendar, or removes it.
 * @param email the reader's address; the reader is the only attendee in the file
 */
export function calendarAttachment(
  method: Extract<CalendarMethod, "REQUEST" | "CANCEL">,
  meeting: Meeting,
  side: MeetingSide,
  email: string,
): MailAttachment {
  const attendee = { name: meeting[side].name, email };
  const text = calendarOfMeetings(method, [{ meeting, side, attendee }], setting(new Date()));
  return {
    filename: method === "CANCEL" ? "cancelled-meeting.ics" : "meeting.ics",
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    content: Buffer.from(text).toString("base64"),
  };
}

/** A meeting as a calendar file for one participant to download. */
function calendarDownload(meeting: Meeting, side: MeetingSide, now: Date): string {
  return calendarOfMeetings("PUBLISH", [{ meeting, side }], setting(now));
}

/** All meetings of a user as a calendar to subscribe to. */
export function calendarFeed(meetings: readonly Meeting[], userId: string, now: Date): string {
  const entries = meetings.map((meeting) => ({
    meeting,
    side: meeting.mentor.id === userId ? ("mentor" as const) : ("student" as const),
  }));
  return calendarOfMeetings("PUBLISH", entries, setting(now), `${site.name} meetings`);
}

/**
 * One of the signed-in user's meetings as a calendar file.
 * @throws AppError not_found for other people's meetings, moved ones, and Calendly meetings, whose time is unknown
 */
export async function getMeetingCalendar(actor: Actor, meetingId: string): Promise<string> {
  const meeting = z.uuid().safeParse(meetingId).success ? await findMeeting(prisma, meetingId) : null;
  const side = meeting && sideOf(actor, meeting);
  if (!meeting || !side || meeting.status === "moved" || !hasTime(meeting)) {
    throw new AppError("not_found", { message: messages.notFound });
  }
  return calendarDownload(meeting, side, new Date());
}
