import "server-only";
import { type CalendarMethod, calendarOfMeetings } from "@/lib/domain/meetings/calendar-event.rules";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import type { MeetingSide } from "@/lib/domain/meetings/meeting-facts.rules";
import { ownMeetingsHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import type { MailAttachment } from "@/lib/platform/mail/sealed-contents";
import { senderAddress } from "@/lib/platform/mail/sender";
import { site } from "@/lib/site";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

const setting = (now: Date) => ({
  organizer: { name: site.name, email: senderAddress() },
  meetingsUrl: absolute(ownMeetingsHref()),
  now,
});

/**
 * The file that a mail about a meeting brings into its reader's calendar, or takes out of it again.
 * @param email of the reader, who alone stands in it as the one who attends
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

/** A meeting as a file to download for one of its sides. */
export function calendarDownload(meeting: Meeting, side: MeetingSide, now: Date): string {
  return calendarOfMeetings("PUBLISH", [{ meeting, side }], setting(now));
}

/** All of a person's meetings as a calendar to subscribe to. */
export function calendarFeed(meetings: readonly Meeting[], userId: string, now: Date): string {
  const entries = meetings.map((meeting) => ({
    meeting,
    side: meeting.mentor.id === userId ? ("mentor" as const) : ("student" as const),
  }));
  return calendarOfMeetings("PUBLISH", entries, setting(now), `${site.name} meetings`);
}
