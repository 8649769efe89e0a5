import { meetingReviewMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

type MeetingReviewMailProps = {
  name: string;
  mentor: string;
  /** The date of the meeting in the student's format. */
  day: string;
  url: string;
};

/** Asks a student for a review after a meeting. */
export function MeetingReviewMail({ name, mentor, day, url }: MeetingReviewMailProps) {
  return (
    <MailLayout preview={texts.fewWordsHelp} heading={texts.howWasMeeting} reason={texts.getThisMail(mentor)}>
      <MailText>{texts.helloMetFew(name, mentor, day)}</MailText>
      <MailAction href={url} label={texts.writeReview} />
    </MailLayout>
  );
}
