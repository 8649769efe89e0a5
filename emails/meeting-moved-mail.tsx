import { meetingMovedMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingMovedMailProps = {
  name: string;
  /** Who moved it; null when it was the reader. */
  movedBy: string | null;
  other: string;
  facts: readonly MeetingFact[];
  url: string;
};

/** Informs one participant that a meeting has a new time. */
export function MeetingMovedMail({ name, movedBy, other, facts, url }: MeetingMovedMailProps) {
  return (
    <MailLayout
      preview={texts.nowAt(facts.find(({ label }) => label === "When")?.text)}
      heading={texts.meetingHasNew}
      reason={texts.getThisMail}
    >
      <MailText>{texts.hello(name, movedBy, other)}</MailText>
      <MeetingDetails facts={facts} />
      <MailText>{texts.attachedFileBrings}</MailText>
      <MailAction href={url} label={texts.seeMyMeetings} />
    </MailLayout>
  );
}
