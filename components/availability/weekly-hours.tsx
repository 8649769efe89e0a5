"use client";

import { weeklyHoursTexts as texts } from "@/lib/domain/meetings/hours.messages";
import { WEEKDAYS } from "@/lib/domain/meetings/weekdays";
import { CopyHours } from "./copy-hours";
import { TimeRangeList } from "./time-range-list";

/** The hours of each weekday, in the mentor's time zone. */
export function WeeklyHours() {
  return (
    <section aria-labelledby="weekly-hours" className="flex flex-col gap-3">
      <h2 id="weekly-hours" className="font-display text-xl font-semibold">
        {texts.weeklyHours}
      </h2>
      <ul className="rounded-card border border-line bg-card px-4 sm:px-6">
        {WEEKDAYS.map(({ key, label }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
          >
            <h3 className="flex min-h-11 items-center self-start font-medium">{label}</h3>
            <TimeRangeList name={`weeklyHours.${key}`} day={label}>
              <CopyHours day={key} label={label} />
            </TimeRangeList>
          </li>
        ))}
      </ul>
    </section>
  );
}
