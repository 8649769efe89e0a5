"use client";

import { useBrowserTimeZone } from "@/lib/client/browser-time-zone";
import { meetingTimeTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { formatClock, formatZonedDay, formatZonedSpan, showSameClock } from "@/lib/domain/time/format-zoned-time";

type MeetingTimeProps = { meeting: Pick<OwnMeeting, "startsAt" | "endsAt" | "timeZone" | "other"> };

/**
 * When a meeting is: in this browser's zone (before the script runs, in that of the viewer's mails), and in the other
 * participant's.
 */
export function MeetingTime({ meeting: { startsAt, endsAt, timeZone, other } }: MeetingTimeProps) {
  const zone = useBrowserTimeZone() ?? timeZone;
  if (startsAt === null || endsAt === null) return <p>{texts.timeMailFrom}</p>;
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return (
    <div>
      <p className="text-lg tabular-nums">
        <time dateTime={startsAt}>
          <span className="font-semibold">{formatZonedDay(from, zone)}</span>
          <span className="sr-only">, </span>
          <span className="block">
            {texts.to(formatClock(from, zone), formatClock(to, zone))}{" "}
            <span className="text-base [overflow-wrap:anywhere] text-ink-soft">({zone})</span>
          </span>
        </time>
      </p>
      {!showSameClock(from, zone, other.timeZone) && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {texts.for(other.name, formatZonedSpan(from, to, other.timeZone))}
        </p>
      )}
    </div>
  );
}
