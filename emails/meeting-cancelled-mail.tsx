import { Link } from "@react-email/components";
import { Fragment } from "react";
import { LIGHT_COLOURS } from "@/lib/colours";
import type { MeetingFact } from "@/lib/domain/meetings/meeting-facts.rules";
import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";
import { MeetingDetails } from "./meeting-details";

type MeetingCancelledMailProps = {
  name: string;
  /** Who cancelled it, when that was not the reader. */
  cancelledBy: string | null;
  /** That person has deleted the account. */
  hasLeft: boolean;
  /** Mentors to go on with. */
  similar: readonly { name: string; url: string }[];
  other: string;
  facts: readonly MeetingFact[];
  url: string;
};

/** Tells one of the two sides that a meeting does not take place, by whom and why. */
export function MeetingCancelledMail(props: MeetingCancelledMailProps) {
  const { name, cancelledBy, hasLeft, similar, other, facts, url } = props;
  const cancelled = hasLeft
    ? `${cancelledBy} has left ${site.name}, so your meeting is cancelled.`
    : `${cancelledBy} has cancelled your meeting.`;
  return (
    <MailLayout
      preview={`It was planned for ${facts.find(({ label }) => label === "When")?.text ?? "later"}`}
      heading="Your meeting is cancelled"
      reason={`You get this mail because you had a meeting through ${site.name}.`}
    >
      <MailText>
        Hello {name}, {cancelledBy ? cancelled : `you have cancelled your meeting with ${other}.`}
      </MailText>
      <MeetingDetails facts={facts} />
      <MailText>
        The attached file takes it out of your calendar. You can book another meeting whenever you like.
      </MailText>
      {similar.length > 0 && (
        <MailText>
          These mentors teach the same:{" "}
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
      <MailAction href={url} label="See my meetings" />
    </MailLayout>
  );
}
