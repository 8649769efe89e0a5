import { formatShortTime, formatZonedSpan, showSameClock } from "@/lib/domain/time/format-zoned-time";
import type { Meeting, MeetingPerson } from "./meeting";
import { meetingFactsTexts } from "./meetings-tab.messages";

/** The two participants. */
export type MeetingSide = "mentor" | "student";

/** One line of a meeting's details; `href` is the text's link. */
export type MeetingFact = { label: string; text: string; href?: string };

const CONTACT = "Place or phone";
/** Whether a detail disappears once a meeting is over or cancelled. */
export const isPassing = ({ label }: MeetingFact): boolean => label === "Where" || label === CONTACT;

export const otherSide = (side: MeetingSide): MeetingSide => (side === "mentor" ? "student" : "mentor");

function times({ startsAt, endsAt }: Meeting, reader: MeetingPerson, other: MeetingPerson): MeetingFact[] {
  if (!startsAt || !endsAt) return [];
  const own = { label: "When", text: formatZonedSpan(startsAt, endsAt, reader.timeZone) };
  if (showSameClock(startsAt, reader.timeZone, other.timeZone)) return [own];
  return [own, { label: `For ${other.name}`, text: formatZonedSpan(startsAt, endsAt, other.timeZone) }];
}

function whereabouts(
  { format, roomUrl, place, mentor }: Meeting,
  side: MeetingSide,
  other: MeetingPerson,
): MeetingFact {
  if (format === "in_person") {
    return { label: "Where", text: place ?? `In person, ${meetingFactsTexts.beAgreed(other.name)}` };
  }
  if (roomUrl) return { label: "Where", text: roomUrl, href: roomUrl };
  const missing = side === "mentor" ? meetingFactsTexts.addLink : meetingFactsTexts.mentorAddsLink(mentor.name);
  return { label: "Where", text: `Online. ${missing}` };
}

/**
 * A meeting's details for one side, in mails and calendars: the other participant, the time in both zones if their
 * clocks differ, the place and the topic. Includes no contact details of the other side, except the place or phone
 * number that a student gives for meeting in person.
 */
export function meetingFacts(meeting: Meeting, side: MeetingSide): MeetingFact[] {
  const other = meeting[otherSide(side)];
  const { topic, className, contact } = meeting;
  return [
    { label: "With", text: side === "student" ? `${other.name}, mentor` : other.name },
    ...times(meeting, meeting[side], other),
    whereabouts(meeting, side, other),
    ...(side === "mentor" && contact ? [{ label: CONTACT, text: contact }] : []),
    ...(topic ? [{ label: "Topic", text: topic }] : []),
    ...(className ? [{ label: "Class", text: className }] : []),
  ];
}

/** "Asha Rao, Wed 4 Mar, 4:30 pm" in the reader's zone, for a mail's subject. */
export function meetingInShort(meeting: Meeting, side: MeetingSide): string {
  const { name } = meeting[otherSide(side)];
  return meeting.startsAt ? `${name}, ${formatShortTime(meeting.startsAt, meeting[side].timeZone)}` : name;
}
