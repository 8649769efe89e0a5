import { Avatar } from "@/components/ui/avatar";
import { movedMeetingTexts as texts } from "@/lib/domain/meetings/booking.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { formatZonedTime } from "@/lib/domain/time/format-zoned-time";

const FORMATS = { online: texts.online, in_person: texts.inPerson } satisfies Record<OwnMeeting["format"], string>;

/** The meeting being moved, with everything that stays the same. */
export function MovedMeeting({ meeting, timeZone }: { meeting: OwnMeeting; timeZone: string }) {
  const { other, startsAt, format, className, topic } = meeting;
  const facts = [
    [texts.untilNow, startsAt && formatZonedTime(new Date(startsAt), timeZone)],
    [texts.where, FORMATS[format]],
    [texts.class, className],
    [texts.topic, topic],
  ] as const;
  return (
    <section
      aria-labelledby="moved-meeting"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex items-center gap-4">
        <Avatar name={other.name} src={other.avatar} size={64} />
        <h2 id="moved-meeting" className="min-w-0 font-display text-lg leading-snug font-semibold break-words">
          {other.name}
        </h2>
      </div>
      <dl className="flex flex-col gap-2.5 border-t border-line pt-3 text-sm">
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd className="font-medium break-words">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">{texts.onlyTimeChanges}</p>
    </section>
  );
}
