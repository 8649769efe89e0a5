import { calendarFile, calendarParameter, calendarText, calendarTime } from "./calendar-format.rules";
import type { Meeting } from "./meeting";
import { isPassing, meetingFacts, type MeetingSide, otherSide } from "./meeting-facts.rules";

/** How long before the start the calendar's reminder rings. */
const ALARM = "-PT30M";
/** How often a calendar program should refresh a feed. */
const FEED_INTERVAL = "PT1H";

/** The file's purpose (RFC 5546): an invitation or its update, a withdrawal, or entries that need no reply. */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/** A person in a calendar, identified by a mail address. */
type CalendarPerson = { name: string; email: string };

type CalendarSetting = {
  /** The product, which sends the invitations, so that neither side learns the other's address. */
  organizer: CalendarPerson;
  /** The page where the reader views and changes meetings. */
  meetingsUrl: string;
  now: Date;
};

/** An entry for one side; only invitations and withdrawals list the reader as an attendee. */
type CalendarEntry = { meeting: Meeting; side: MeetingSide; attendee?: CalendarPerson };

/** A meeting with a known time; Calendly does not report some times, so those meetings have no entry. */
export const hasTime = (meeting: Meeting): meeting is Meeting & { startsAt: Date; endsAt: Date } =>
  meeting.startsAt !== null && meeting.endsAt !== null;

function description({ meeting, side }: CalendarEntry, isToCome: boolean, meetingsUrl: string): string {
  const facts = meetingFacts(meeting, side).filter((fact) => fact.label !== "When" && (isToCome || !isPassing(fact)));
  const reason = meeting.cancellation?.reason;
  return [
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    ...(reason ? [`Reason for cancelling: ${reason}`] : []),
    `See, move or cancel it: ${meetingsUrl}`,
  ].join("\n");
}

const address = (kind: string, { name, email }: CalendarPerson, parameters = "") =>
  `${kind};CN=${calendarParameter(name)}${parameters}:mailto:${email}`;

function event(entry: CalendarEntry, { organizer, meetingsUrl, now }: CalendarSetting): string[] {
  const { meeting, side, attendee } = entry;
  if (!hasTime(meeting)) return [];
  const isCancelled = meeting.status === "cancelled";
  // Shows a personal address only while it is needed.
  const isToCome = !isCancelled && now < meeting.endsAt;
  const where = isToCome ? meetingFacts(meeting, side).find(({ label }) => label === "Where")?.text : undefined;
  const title = `Meeting with ${meeting[otherSide(side)].name}`;
  return [
    "BEGIN:VEVENT",
    `UID:${calendarText(meeting.calendar.uid)}`,
    `SEQUENCE:${meeting.calendar.sequence}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(meeting.startsAt)}`,
    `DTEND:${calendarTime(meeting.endsAt)}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(description(entry, isToCome, meetingsUrl))}`,
    ...(where ? [`LOCATION:${calendarText(where)}`] : []),
    `URL:${meetingsUrl}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    address("ORGANIZER", organizer),
    ...(attendee ? [address("ATTENDEE", attendee, ";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE")] : []),
    ...(isCancelled
      ? []
      : ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${calendarText(title)}`, `TRIGGER:${ALARM}`, "END:VALARM"]),
    "END:VEVENT",
  ];
}

/**
 * A calendar file of meetings as one side sees them (RFC 5545, RFC 5546). All versions of a meeting share their UID, and
 * a later one has the greater SEQUENCE. Meetings without a time are left out.
 * @param feedName names the calendar that a program subscribes to
 */
export function calendarOfMeetings(
  method: CalendarMethod,
  entries: readonly CalendarEntry[],
  setting: CalendarSetting,
  feedName?: string,
): string {
  const feed = feedName
    ? [
        `X-WR-CALNAME:${calendarText(feedName)}`,
        `REFRESH-INTERVAL;VALUE=DURATION:${FEED_INTERVAL}`,
        `X-PUBLISHED-TTL:${FEED_INTERVAL}`,
      ]
    : [];
  return calendarFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarText(setting.organizer.name)}//Meetings//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...feed,
    ...entries.flatMap((entry) => event(entry, setting)),
    "END:VCALENDAR",
  ]);
}
