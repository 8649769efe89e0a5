import { meetingRoomMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingRoomMailProps = { name: string; other: string; facts: readonly MeetingFact[]; url: string };

/** Gives a student the link of the room in which an online meeting takes place. */
export function MeetingRoomMail({ name, other, facts, url }: MeetingRoomMailProps) {
  return (
    <MailLayout preview={texts.hello(name, other)} heading={texts.meetingHasLink} reason={texts.getThisMail}>
      <MailText>{texts.hello(name, other)}</MailText>
      <MeetingDetails facts={facts} />
      <MailText>{texts.attachedFileBrings}</MailText>
      <MailAction href={url} label={texts.seeMyMeetings} />
    </MailLayout>
  );
}
