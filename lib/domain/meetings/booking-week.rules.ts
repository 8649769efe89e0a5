import { Temporal } from "temporal-polyfill";
import { formatClock } from "@/lib/domain/time/format-zoned-time";

/** Days shown side by side. */
const WEEK_DAYS = 7;
/** How far ahead any mentor can be booked, in days. */
const FURTHEST_DAYS = 180;

/** The day of an instant on the calendar of a zone, as "2026-03-04". */
export function dayIn(timeZone: string, time: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** An instant that identifies a day in another zone: its first free time, or noon without one. */
export function instantOf(date: string, slots: readonly string[], timeZone: string): string {
  return (
    slots[0] ?? Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant().toString()
  );
}

/** Adds days to a day; a negative number goes back. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The requested day, limited to the range from today that can be booked. */
export function nearestDay(asked: string, today: string): string {
  const latest = addDays(today, FURTHEST_DAYS);
  if (asked < today) return today;
  return asked > latest ? latest : asked;
}

/** The seven days shown with a day. Weeks start from today, so that the first one has no past days. */
export function weekOf(date: string, today: string): string[] {
  const { days } = Temporal.PlainDate.from(today).until(date);
  const start = Math.floor(days / WEEK_DAYS) * WEEK_DAYS;
  return Array.from({ length: WEEK_DAYS }, (_, n) => addDays(today, start + n));
}

const PARTS = [
  { part: "Night", until: 6 },
  { part: "Morning", until: 12 },
  { part: "Afternoon", until: 17 },
  { part: "Evening", until: 24 },
] as const;

export type DayPart = { part: (typeof PARTS)[number]["part"]; slots: { startsAt: string; clock: string }[] };

/**
 * A day's free times in order, grouped by part of the day on the viewer's clock.
 * @param slots ISO 8601 instants of one day
 */
export function partsOfDay(slots: readonly string[], timeZone: string): DayPart[] {
  const parts: DayPart[] = [];
  for (const startsAt of slots) {
    const time = new Date(startsAt);
    const { hour } = Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone);
    const { part } = PARTS.find(({ until }) => hour < until)!;
    const slot = { startsAt, clock: formatClock(time, timeZone) };
    const last = parts.at(-1);
    if (last?.part === part) last.slots.push(slot);
    else parts.push({ part, slots: [slot] });
  }
  return parts;
}
