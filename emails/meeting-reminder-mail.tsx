import { Link } from "@react-email/components";
import { LIGHT_COLOURS } from "@/lib/colours";
import { meetingReminderMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingReminderMailProps = {
  name: string;
  other: string;
  isSoon: boolean;
  facts: readonly MeetingFact[];
  /** Where an online meeting takes place. */
  roomUrl: string | null;
  url: string;
};

/** Reminds one participant a day or an hour before the meeting. */
export function MeetingReminderMail({ name, other, isSoon, facts, roomUrl, url }: MeetingReminderMailProps) {
  return (
    <MailLayout
      preview={facts.find(({ label }) => label === "When")?.text ?? ""}
      heading={isSoon ? texts.meetingBeginsSoon : texts.meetingNear}
      reason={texts.getThisMail}
    >
      <MailText>{texts.helloShortReminder(name, other, isSoon)}</MailText>
      <MeetingDetails facts={facts} />
      <MailText>
        {isSoon ? texts.ifCannotCome : texts.ifPlansHave}{" "}
        <Link href={url} style={{ color: LIGHT_COLOURS.leaf, textDecoration: "underline" }}>
          {texts.yourMeetings}
        </Link>{" "}
        {isSoon ? texts.cancelNow : texts.moveCancelLeast}
      </MailText>
      {isSoon && roomUrl ? (
        <MailAction href={roomUrl} label={texts.joinMeeting} />
      ) : (
        <MailAction href={url} label={texts.seeMyMeetings} />
      )}
    </MailLayout>
  );
}
