import { meetingFactsTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";

/** The place and the topic of a meeting. The room's link is always available, for testing. */
export function MeetingFacts({ meeting }: { meeting: OwnMeeting }) {
  const { topic, className, contact } = meeting;
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      <Fact term={texts.where}>
        <Whereabouts meeting={meeting} />
      </Fact>
      {contact && <Fact term={texts.placePhone}>{contact}</Fact>}
      {topic && <Fact term={texts.topic}>{topic}</Fact>}
      {className && <Fact term={texts.class}>{className}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-[1.6rem] text-ink-soft">{term}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

function Whereabouts({ meeting: { side, format, roomUrl, place, canChange, other } }: { meeting: OwnMeeting }) {
  if (format === "in_person") {
    if (place) return <>{texts.inPerson(place)}</>;
    return <>{canChange ? `${texts.inPersonOnly}, ${texts.beAgreed(other.name)}` : texts.inPersonOnly}</>;
  }
  if (!roomUrl) {
    if (!canChange) return <>{texts.online}</>;
    const missing = side === "mentor" ? texts.addLink : texts.mentorAddsLink(other.name);
    return <>{`${texts.online}. ${missing}`}</>;
  }
  return (
    <>
      {texts.onlineAt}{" "}
      <a
        href={roomUrl}
        target="_blank"
        rel="noreferrer"
        className="font-medium [overflow-wrap:anywhere] text-leaf underline underline-offset-4"
      >
        {roomUrl.replace(/^https?:\/\//, "")}
      </a>
    </>
  );
}
