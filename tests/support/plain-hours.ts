import { Temporal } from "temporal-polyfill";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";

type Hours = Pick<Availability, "weeklyHours" | "timeZone" | "isPaused">;

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const PARTS = [
  { name: "morning", from: 6, to: 12 },
  { name: "afternoon", from: 12, to: 16 },
  { name: "evening", from: 16, to: 21 },
];
const HOUR_MS = 60 * 60 * 1000;
const known = new Map<string, ReadonlySet<string>>();

/** The parts of the week, "mon-evening", in which the weekly hours have a half hour on a clock of the zone now. */
export function plainParts(
  hours: Hours | null,
  timeZone = DEFAULT_TIME_ZONE,
  now = Temporal.Now.instant(),
): ReadonlySet<string> {
  if (hours === null || hours.isPaused) return new Set();
  const key = JSON.stringify([
    hours.weeklyHours,
    hours.timeZone,
    timeZone,
    now.epochMilliseconds - (now.epochMilliseconds % HOUR_MS),
  ]);
  const parts = known.get(key) ?? partsOf(hours, timeZone, now);
  known.set(key, parts);
  return parts;
}

function partsOf({ weeklyHours, timeZone: zone }: Hours, timeZone: string, now: Temporal.Instant): Set<string> {
  const offsetOf = (name: string) => now.toZonedDateTimeISO(name).offsetNanoseconds;
  const parts = new Set<string>();
  // A week without clock changes, so that only the offsets of now count.
  const monday = Temporal.PlainDate.from("2026-01-05");
  for (const [index, day] of DAYS.entries()) {
    for (const { from, to } of weeklyHours[day]) {
      const end = to === "24:00" ? 24 * 60 : Number(to.slice(0, 2)) * 60 + Number(to.slice(3));
      let minutes = Number(from.slice(0, 2)) * 60 + Number(from.slice(3));
      for (; minutes + 30 <= end; minutes += 30) {
        const start = monday.add({ days: index }).toPlainDateTime().add({ minutes });
        const seen = start.add({ nanoseconds: offsetOf(timeZone) - offsetOf(zone) });
        const part = PARTS.find(({ from: first, to: last }) => seen.hour >= first && seen.hour < last);
        if (part) parts.add(`${DAYS[seen.dayOfWeek - 1]!.slice(0, 3)}-${part.name}`);
      }
    }
  }
  return parts;
}
