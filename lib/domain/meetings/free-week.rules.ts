import { Temporal } from "temporal-polyfill";
import type { Availability } from "./availability.schema";
import { PREVIEW_DAYS } from "./meeting.constants";
import { spanOf } from "./slot-list";
import { type Busy, freeSlots, slotsByDay } from "./slots.rules";

/** The number of free times on each day from today, by days of the mentor's zone. */
export function freeWeek(
  availability: Availability,
  mentorBusy: readonly Busy[],
  now: Date,
): { date: string; count: number }[] {
  const { timeZone } = availability;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const dates = Array.from({ length: PREVIEW_DAYS }, (_, n) => today.add({ days: n }).toString());
  const span = spanOf({ from: dates[0], to: dates.at(-1) }, timeZone, now);
  const days = slotsByDay(freeSlots({ availability, mentorBusy, now, ...span }), timeZone);
  return dates.map((date) => ({ date, count: days.find((day) => day.date === date)?.slots.length ?? 0 }));
}
