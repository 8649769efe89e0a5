import { meetingBookedMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingBookedMailProps = {
  name: string;
  other: string;
  /** The student made the booking; the mentor received it. */
  isMentor: boolean;
  facts: readonly MeetingFact[];
  url: string;
};

/** Confirms a meeting to one of its two participants. */
export function MeetingBookedMail({ name, other, isMentor, facts, url }: MeetingBookedMailProps) {
  return (
    <MailLayout
      preview={facts.find(({ label }) => label === "When")?.text ?? ""}
      heading={texts.meetingBooked}
      reason={texts.getThisMail}
    >
      <MailText>{texts.hello(name, isMentor, other)}</MailText>
      <MeetingDetails facts={facts} />
      <MailText>{texts.attachedFilePuts}</MailText>
      <MailAction href={url} label={texts.seeMyMeetings} />
    </MailLayout>
  );
}
