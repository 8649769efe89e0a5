import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingMovedMailProps = {
  name: string;
  /** Who moved it, when that was not the reader. */
  movedBy: string | null;
  other: string;
  facts: readonly MeetingFact[];
  url: string;
};

/** Tells one of the two sides that a meeting has a new time. */
export function MeetingMovedMail({ name, movedBy, other, facts, url }: MeetingMovedMailProps) {
  return (
    <MailLayout
      preview={`Now ${facts.find(({ label }) => label === "When")?.text ?? ""}`}
      heading="Your meeting has a new time"
      reason={`You get this mail because you have a meeting through ${site.name}.`}
    >
      <MailText>
        Hello {name}, {movedBy ? `${movedBy} has moved your meeting.` : `you have moved your meeting with ${other}.`}
      </MailText>
      <MeetingDetails facts={facts} />
      <MailText>
        The attached file brings your calendar up to date. If the new time does not suit you, please move or cancel the
        meeting under your meetings, at least 2 hours before if you can.
      </MailText>
      <MailAction href={url} label="See my meetings" />
    </MailLayout>
  );
}
