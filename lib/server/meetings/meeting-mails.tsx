import "server-only";
import { MeetingBookedMail } from "@/emails/meeting-booked-mail";
import { MeetingCancelledMail } from "@/emails/meeting-cancelled-mail";
import { MeetingMovedMail } from "@/emails/meeting-moved-mail";
import { MeetingReminderMail } from "@/emails/meeting-reminder-mail";
import { MeetingRoomMail } from "@/emails/meeting-room-mail";
import { MeetingReviewMail } from "@/emails/meeting-review-mail";
import { hasTime } from "@/lib/domain/meetings/calendar-event.rules";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import {
  isPassing,
  meetingFacts,
  meetingInShort,
  type MeetingSide,
  otherSide,
} from "@/lib/domain/meetings/meeting-facts.rules";
import type { ReminderKind } from "@/lib/domain/meetings/reminder.rules";
import { formatZonedDay, formatZonedTime } from "@/lib/domain/time/format-zoned-time";
import { mentorProfileHref, ownMeetingsHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";
import { site } from "@/lib/site";
import { calendarAttachment } from "./calendar-files";

/** A person with a public page. */
export type PersonLink = { name: string; url: string };

/** Data for the mails that the meeting itself does not have. */
type MeetingMailExtra = {
  /** Each side's address; null when that account is gone. */
  recipients: Record<MeetingSide, string | null>;
  /** Who moved it; the meeting itself records who cancelled. */
  by?: MeetingSide;
  /** The meeting's time before the move. */
  previousStart?: Date;
  /** Alternative mentors when one has left. */
  similar?: readonly PersonLink[];
};
type MailKind = "booked" | "moved" | "room" | "cancelled";
type Reader = { side: MeetingSide; email: string };

/** Props that all mails to one side share. */
function shared(meeting: Meeting, side: MeetingSide) {
  const other = meeting[otherSide(side)].name;
  return { name: meeting[side].name, other, facts: meetingFacts(meeting, side), url: absolute(ownMeetingsHref()) };
}

const SUBJECTS = {
  booked: "Booked",
  moved: "Moved",
  room: "Link added",
  cancelled: "Cancelled",
  day_before: "Reminder",
  hour_before: "Starting soon",
} as const;

function bodyOf(kind: MailKind, meeting: Meeting, side: MeetingSide, extra: MeetingMailExtra) {
  const { by, previousStart, similar = [] } = extra;
  const { facts, ...parts } = shared(meeting, side);
  const ifOther = (who: MeetingSide | undefined) => (who && who !== side ? parts.other : null);
  if (kind === "booked") {
    return <MeetingBookedMail {...parts} isMentor={side === "mentor"} facts={facts} />;
  }
  if (kind === "room") return <MeetingRoomMail {...parts} facts={facts} />;
  if (kind === "moved") {
    const before = previousStart && formatZonedTime(previousStart, meeting[side].timeZone);
    const was = before ? [{ label: "Before", text: before }] : [];
    const told = facts.flatMap((fact) => (fact.label === "When" ? [fact, ...was] : [fact]));
    return <MeetingMovedMail {...parts} movedBy={ifOther(by)} facts={told} />;
  }
  const { cancellation } = meeting;
  const told = facts.filter((fact) => !isPassing(fact));
  if (cancellation?.reason) told.push({ label: "Reason", text: cancellation.reason });
  const hasLeft = cancellation?.hasLeft ?? false;
  const canceller = cancellation?.by ?? by;
  return (
    <MeetingCancelledMail
      {...parts}
      cancelledBy={canceller === "site" ? site.name : ifOther(canceller)}
      hasLeft={hasLeft}
      similar={similar}
      facts={told}
    />
  );
}

async function composeFor(kind: MailKind, meeting: Meeting, { side, email }: Reader, extra: MeetingMailExtra) {
  const subject = `${SUBJECTS[kind]}: ${meetingInShort(meeting, side)}`;
  const mail = await compose(`meeting-${kind}`, email, subject, bodyOf(kind, meeting, side, extra));
  const method = kind === "cancelled" ? "CANCEL" : "REQUEST";
  return { ...mail, attachments: [calendarAttachment(method, meeting, side, email)] };
}

/**
 * Prepares a mail to each reachable side, with its own texts, times and calendar file. Write them with `putInOutbox` in
 * the transaction that changes the meeting.
 * @param meeting its state after the change, with the sequence for calendars
 * @returns no mails for Calendly meetings, since Calendly sends its own
 */
export async function prepareMeetingMails(
  kind: MailKind,
  meeting: Meeting,
  extra: MeetingMailExtra,
): Promise<OutgoingMail[]> {
  if (!hasTime(meeting)) return [];
  const readers = (["mentor", "student"] as const).flatMap((side) => {
    const email = extra.recipients[side];
    return email === null ? [] : [{ side, email }];
  });
  return Promise.all(readers.map(async (reader) => prepareMail(await composeFor(kind, meeting, reader, extra))));
}

async function reminder(kind: "day_before" | "hour_before", meeting: Meeting, side: MeetingSide, email: string) {
  const mail = await compose(
    `meeting-${kind.replace("_", "-")}`,
    email,
    `${SUBJECTS[kind]}: ${meetingInShort(meeting, side)}`,
    <MeetingReminderMail
      name={meeting[side].name}
      other={meeting[otherSide(side)].name}
      isSoon={kind === "hour_before"}
      facts={meetingFacts(meeting, side)}
      roomUrl={meeting.roomUrl}
      url={absolute(ownMeetingsHref())}
    />,
  );
  return { ...(await prepareMail(mail)), reminderOf: meeting.id };
}

async function reviewRequest({ mentor, student, startsAt }: Meeting, email: string): Promise<OutgoingMail> {
  const mail = await compose(
    "meeting-review",
    email,
    `How was your meeting with ${mentor.name}?`,
    <MeetingReviewMail
      name={student.name}
      mentor={mentor.name}
      day={formatZonedDay(startsAt!, student.timeZone)}
      url={absolute(mentorProfileHref(mentor.username, "reviews"))}
    />,
  );
  return prepareMail(mail);
}

/** Prepares the due mails about a meeting: a reminder to both sides, or the review request to the student. */
export function prepareReminderMails(
  kind: ReminderKind,
  meeting: Meeting,
  emails: Record<MeetingSide, string>,
): Promise<OutgoingMail[]> {
  if (kind === "review") return Promise.all([reviewRequest(meeting, emails.student)]);
  return Promise.all((["mentor", "student"] as const).map((side) => reminder(kind, meeting, side, emails[side])));
}
