"use client";

import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { cn } from "@/components/ui/class-names";
import { useNow } from "@/lib/client/clock";
import { availabilitySchema, type AvailabilityUpdate } from "@/lib/domain/meetings/availability.schema";
import { freeWeek } from "@/lib/domain/meetings/free-week.rules";
import { freeWeekTexts as texts } from "@/lib/domain/meetings/hours.messages";
import type { Busy } from "@/lib/domain/meetings/slots.rules";
import { formatZonedDay } from "@/lib/domain/time/format-zoned-time";

const MINUTE_MS = 60_000;

/** How many slots the unsaved hours leave free in the next days. */
export function FreeWeek({ busy, now }: { busy: readonly Busy[]; now: number }) {
  const { control } = useFormContext<AvailabilityUpdate>();
  const values = useDeferredValue(useWatch({ control }));
  const minute = Math.floor(useNow(now).getTime() / MINUTE_MS);
  const days = useMemo(() => {
    const { data } = availabilitySchema.safeParse(values);
    return data ? freeWeek(data, busy, new Date(minute * MINUTE_MS)) : null;
  }, [values, busy, minute]);
  const total = days?.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="free-week" className="flex flex-col gap-3">
      <h2 id="free-week" className="font-display text-xl font-semibold">
        {texts.theseHours}
      </h2>
      {days ? (
        <>
          <p aria-live="polite">{texts.total(total ?? 0)}</p>
          <ol className="grid grid-cols-7 gap-1 sm:gap-2">
            {days.map(({ date, count }) => (
              <Day key={date} date={date} count={count} />
            ))}
          </ol>
        </>
      ) : (
        <p className="text-ink-soft">{texts.somethingAboveNot}</p>
      )}
    </section>
  );
}

function Day({ date, count }: { date: string; count: number }) {
  const text = formatZonedDay(new Date(date), "UTC");
  return (
    <li
      className={cn(
        "flex flex-col items-center rounded-control border py-2 text-sm",
        count > 0 ? "border-leaf bg-leaf-wash" : "border-line text-ink-soft",
      )}
    >
      <span className="sr-only">{texts.free(text, count)}</span>
      <span aria-hidden>{text.slice(0, "Mon".length)}</span>
      <span aria-hidden className="font-display text-lg leading-tight font-semibold tabular-nums">
        {count}
      </span>
    </li>
  );
}
