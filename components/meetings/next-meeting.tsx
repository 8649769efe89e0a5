"use client";

import { useBrowserTimeZone } from "@/lib/client/browser-time-zone";
import { nextMeetingTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { formatShortTime } from "@/lib/domain/time/format-zoned-time";
import { ownProfileHref } from "@/lib/links";

type NextMeetingProps = { meeting: Pick<OwnMeeting, "startsAt" | "timeZone" | "other"> };

/** The next meeting in one line, linked to the full list. */
export function NextMeeting({ meeting: { startsAt, timeZone, other } }: NextMeetingProps) {
  const zone = useBrowserTimeZone() ?? timeZone;
  if (startsAt === null) return null;
  return (
    <a
      href={ownProfileHref("meetings")}
      className="inline-flex min-h-11 max-w-full items-center gap-2.5 self-start rounded-full bg-leaf-wash px-4 py-2 text-sm font-medium hover:text-leaf"
    >
      <i className="icon size-4.5 shrink-0 text-leaf icon-calendar-clock" />
      <span className="min-w-0 break-words">
        {texts.nextMeeting} <time dateTime={startsAt}>{formatShortTime(new Date(startsAt), zone)}</time>{" "}
        {texts.with(zone, other.name)}
      </span>
    </a>
  );
}
