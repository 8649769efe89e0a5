import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingCancelledMailProps = {
  name: string;
  /** Who cancelled it, when that was not the reader. */
  cancelledBy: string | null;
  other: string;
  facts: readonly MeetingFact[];
  url: string;
};

/** Tells one of the two sides that a meeting does not take place, by whom and why. */
export function MeetingCancelledMail(props: MeetingCancelledMailProps) {
  const { name, cancelledBy, other, facts, url } = props;
  return (
    <MailLayout
      preview={`It was planned for ${facts.find(({ label }) => label === "When")?.text ?? "later"}`}
      heading="Your meeting is cancelled"
      reason={`You get this mail because you had a meeting through ${site.name}.`}
    >
      <MailText>
        Hello {name},{" "}
        {cancelledBy ? `${cancelledBy} has cancelled your meeting.` : `you have cancelled your meeting with ${other}.`}
      </MailText>
      <MeetingDetails facts={facts} />
      <MailText>
        The attached file takes it out of your calendar. You can book another meeting whenever you like.
      </MailText>
      <MailAction href={url} label="See my meetings" />
    </MailLayout>
  );
}
