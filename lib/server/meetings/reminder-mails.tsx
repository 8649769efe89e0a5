import "server-only";
import { MeetingReminderMail } from "@/emails/meeting-reminder-mail";
import { MeetingReviewMail } from "@/emails/meeting-review-mail";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { meetingFacts, meetingInShort, type MeetingSide, otherSide } from "@/lib/domain/meetings/meeting-facts.rules";
import type { ReminderKind } from "@/lib/domain/meetings/reminder.rules";
import { formatZonedDay } from "@/lib/domain/time/format-zoned-time";
import { mentorProfileHref, ownMeetingsHref } from "@/lib/links";
import { type OutgoingMail, prepareMail } from "@/lib/platform/mail/outbox";
import { absolute } from "@/lib/platform/absolute";
import { compose } from "@/lib/platform/mail/render-mail";

const SUBJECTS = { day_before: "Reminder", hour_before: "Starting soon" } as const;

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

/** Prepares what is due about a meeting: a reminder to both sides, or the request for a review to the student. */
export function prepareReminderMails(
  kind: ReminderKind,
  meeting: Meeting,
  emails: Record<MeetingSide, string>,
): Promise<OutgoingMail[]> {
  if (kind === "review") return Promise.all([reviewRequest(meeting, emails.student)]);
  return Promise.all((["mentor", "student"] as const).map((side) => reminder(kind, meeting, side, emails[side])));
}
