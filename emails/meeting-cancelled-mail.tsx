import { Link } from "@react-email/components";
import { Fragment } from "react";
import { LIGHT_COLOURS } from "@/lib/colours";
import { meetingCancelledMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingCancelledMailProps = {
  name: string;
  /** Who cancelled it; null when it was the reader. */
  cancelledBy: string | null;
  /** Whether that person has deleted the account. */
  hasLeft: boolean;
  /** Alternative mentors. */
  similar: readonly { name: string; url: string }[];
  other: string;
  facts: readonly MeetingFact[];
  url: string;
};

/** Informs one participant that a meeting is cancelled, by whom and why. */
export function MeetingCancelledMail(props: MeetingCancelledMailProps) {
  const { name, cancelledBy, hasLeft, similar, other, facts, url } = props;
  const cancelled = hasLeft ? texts.hasLeftSo(cancelledBy) : texts.hasCancelledMeeting(cancelledBy);
  return (
    <MailLayout
      preview={texts.plannedFor(facts.find(({ label }) => label === "When")?.text)}
      heading={texts.meetingCancelled}
      reason={texts.getThisMail}
    >
      <MailText>{texts.hello(name, cancelledBy, cancelled, other)}</MailText>
      <MeetingDetails facts={facts} />
      <MailText>{texts.attachedFileTakes}</MailText>
      {similar.length > 0 && (
        <MailText>
          {texts.theseMentorsTeach}{" "}
          {similar.map(({ name: mentor, url: page }, n) => (
            <Fragment key={page}>
              {n > 0 && ", "}
              <Link href={page} style={{ color: LIGHT_COLOURS.leaf, textDecoration: "underline" }}>
                {mentor}
              </Link>
            </Fragment>
          ))}
          .
        </MailText>
      )}
      <MailAction href={url} label={texts.seeMyMeetings} />
    </MailLayout>
  );
}
