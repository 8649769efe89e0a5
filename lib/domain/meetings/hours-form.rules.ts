import { minutesOf, type OwnAvailability, type TimeRange } from "./availability.schema";

const QUARTER = 15;
const DAY_MINUTES = 24 * 60;
/** The first range added to a day without hours. */
const FIRST_RANGE: TimeRange = { from: "16:00", to: "18:00" };
/** Length of an added range in minutes, if the day has room for it. */
const ADDED_MINUTES = 60;

const pad = (number: number) => String(number).padStart(2, "0");
const clockOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** All quarters of an hour from "00:00" to "24:00". */
export const QUARTERS: readonly string[] = Array.from({ length: DAY_MINUTES / QUARTER + 1 }, (_, n) =>
  clockOf(n * QUARTER),
);

/** Initial hours of a range added to a day: an hour after the last one, or in the morning if there is no room left. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const ends = ranges.map(({ to }) => minutesOf(to));
  if (ends.length === 0) return { ...FIRST_RANGE };
  const start = Math.max(...ends) + ADDED_MINUTES;
  if (start + ADDED_MINUTES > DAY_MINUTES) return { from: "07:00", to: "08:00" };
  return { from: clockOf(start), to: clockOf(start + ADDED_MINUTES) };
}

/** Initial values of the hours form. Leaves out past days, so the next save removes them. */
export function toHoursForm({ overrides, ...hours }: OwnAvailability, now: Date): OwnAvailability {
  // One day of tolerance, so that no zone loses its current day.
  const yesterday = new Date(now.getTime() - DAY_MINUTES * 60_000).toISOString().slice(0, "2026-03-04".length);
  return { ...hours, roomUrl: hours.roomUrl ?? "", overrides: overrides.filter(({ date }) => date >= yesterday) };
}

/** The options of a list of numbers, including the saved one. */
export function withSaved(numbers: readonly number[], saved: number): number[] {
  return [...new Set([...numbers, saved])].sort((a, b) => a - b);
}
