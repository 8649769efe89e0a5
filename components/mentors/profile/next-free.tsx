"use client";

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/components/ui/class-names";
import { browserTimeZone } from "@/lib/client/browser-time-zone";
import { dayOf, fetchNextSlots } from "@/lib/client/fetch-next-slots";
import { nextFreeTexts as texts } from "@/lib/domain/mentors/profile-page.messages";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { formatClock, formatShortDay } from "@/lib/domain/time/format-zoned-time";
import { bookingHref, bookMeetingHref } from "@/lib/links";

const SHOWN = 3;

type Found = { slots: readonly string[]; timeZone: string };
type NextFree = { username: string; found: Found | "loading" | "failed" };

const NextFreeContext = createContext<NextFree | null>(null);

/**
 * Asks once for the mentor's next free times: the page is cached for everyone and longer than times stay free.
 * @param username null when the page shows no times
 */
export function NextFreeTimes({ username, children }: { username: string | null; children: ReactNode }) {
  const [found, setFound] = useState<NextFree["found"]>("loading");
  useEffect(() => {
    if (username === null) return;
    const asking = new AbortController();
    const timeZone = browserTimeZone() ?? DEFAULT_TIME_ZONE;
    fetchNextSlots(username, { timeZone, count: SHOWN, signal: asking.signal })
      .then((slots) => setFound({ slots, timeZone }))
      .catch(() => asking.signal.aborted || setFound("failed"));
    return () => asking.abort();
  }, [username]);
  const value = useMemo(() => username && { username, found }, [username, found]);
  return <NextFreeContext value={value || null}>{children}</NextFreeContext>;
}

/** The next free times as links to their booking. Without JavaScript, a link to all free times remains. */
export function NextFree({ className }: { className?: string }) {
  const context = use(NextFreeContext);
  if (context === null) return null;
  const { username, found } = context;
  return (
    <section aria-label={texts.title} className={cn("flex flex-col gap-2", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm font-semibold">{texts.title}</p>
        <PageLink
          href={bookMeetingHref(username)}
          rel="nofollow"
          className="-my-2.5 py-2.5 text-sm text-leaf underline underline-offset-4"
        >
          {texts.seeAll}
          <span className="sr-only"> {texts.freeTimes}</span>
        </PageLink>
      </div>
      {/* As tall in every state. */}
      <div aria-busy={found === "loading"} className="js-only grid min-h-14 grid-cols-3 gap-2 text-sm tabular-nums">
        <Slots {...{ username, found }} />
      </div>
      <p className="js-only min-h-5 text-sm text-ink-soft">
        {typeof found === "object" && found.slots.length > 0 && texts.inZone(found.timeZone)}
      </p>
    </section>
  );
}

function Slots({ username, found }: NextFree) {
  if (found === "loading") {
    return Array.from({ length: SHOWN }, (_, place) => (
      <span key={place} className="rounded-control border border-line bg-card" />
    ));
  }
  if (found === "failed" || found.slots.length === 0) {
    return <p className="col-span-3 self-center text-ink-soft">{found === "failed" ? texts.failed : texts.none}</p>;
  }
  const { slots, timeZone } = found;
  return slots.map((slot) => {
    const time = new Date(slot);
    return (
      <PageLink
        key={slot}
        href={bookingHref({ mentor: username, day: dayOf(time, timeZone), slot })}
        rel="nofollow"
        className="flex flex-col items-center justify-center rounded-control border border-leaf bg-card px-1 py-1.5 text-center leading-snug text-leaf hover:bg-leaf-wash"
      >
        <span>{formatShortDay(time, timeZone)} </span>
        <span className="font-medium">{formatClock(time, timeZone)}</span>
      </PageLink>
    );
  });
}
