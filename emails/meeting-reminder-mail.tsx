import { Link } from "@react-email/components";
import { LIGHT_COLOURS } from "@/lib/colours";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { site } from "@/lib/site";
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

/** Reminds one of the two sides, the day before or the hour before. */
export function MeetingReminderMail({ name, other, isSoon, facts, roomUrl, url }: MeetingReminderMailProps) {
  return (
    <MailLayout
      preview={facts.find(({ label }) => label === "When")?.text ?? ""}
      heading={isSoon ? "Your meeting begins soon" : "Your meeting is near"}
      reason={`You get this mail because you have a meeting through ${site.name}.`}
    >
      <MailText>
        Hello {name}, a short reminder of your meeting with {other}
        {isSoon ? ", which begins within the hour." : "."}
      </MailText>
      <MeetingDetails facts={facts} />
      <MailText>
        {isSoon ? "If you cannot come, open" : "If your plans have changed, open"}{" "}
        <Link href={url} style={{ color: LIGHT_COLOURS.leaf, textDecoration: "underline" }}>
          your meetings
        </Link>{" "}
        {isSoon ? "and cancel it now." : "and move or cancel it, at least 2 hours before if you can."}
      </MailText>
      {isSoon && roomUrl ? (
        <MailAction href={roomUrl} label="Join the meeting" />
      ) : (
        <MailAction href={url} label="See my meetings" />
      )}
    </MailLayout>
  );
}
