import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";

type MeetingReviewMailProps = {
  name: string;
  mentor: string;
  /** The day of the meeting, as the student writes it. */
  day: string;
  url: string;
};

/** Asks a student for a review after a meeting. */
export function MeetingReviewMail({ name, mentor, day, url }: MeetingReviewMailProps) {
  return (
    <MailLayout
      preview="A few words help other families to choose."
      heading="How was your meeting?"
      reason={`You get this mail once, because you met ${mentor} through ${site.name}.`}
    >
      <MailText>
        Hello {name}, you met {mentor} on {day}. A few honest words help other families to choose, and {mentor} to get
        better. Your review will be marked as one of a verified meeting.
      </MailText>
      <MailAction href={url} label="Write a review" />
    </MailLayout>
  );
}
