import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingBookedMailProps = {
  name: string;
  other: string;
  /** A student booked; the mentor was booked. */
  isMentor: boolean;
  facts: readonly MeetingFact[];
  url: string;
};

/** Confirms a meeting to one of its two sides. */
export function MeetingBookedMail({ name, other, isMentor, facts, url }: MeetingBookedMailProps) {
  return (
    <MailLayout
      preview={facts.find(({ label }) => label === "When")?.text ?? ""}
      heading="Your meeting is booked"
      reason={`You get this mail because you have a meeting through ${site.name}.`}
    >
      <MailText>
        Hello {name}, {isMentor ? `${other} has booked 30 minutes with you.` : `you meet ${other} for 30 minutes.`}
      </MailText>
      <MeetingDetails facts={facts} />
      <MailText>
        The attached file puts it into your calendar. If your plans change, please move or cancel it under your
        meetings, at least 2 hours before if you can.
      </MailText>
      <MailAction href={url} label="See my meetings" />
    </MailLayout>
  );
}
