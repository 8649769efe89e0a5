import { type Availability, minutesOf, type Weekday } from "@/lib/domain/meetings/availability.schema";
import { FIRST_HOUR_TOKEN } from "./tokens.rules";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting.constants";
import { type Busy, freeSlots } from "@/lib/domain/meetings/slots.rules";
import { WEEKDAYS } from "@/lib/domain/meetings/weekdays";
import { offsetStretches } from "@/lib/domain/time/zone-offsets.rules";

/** When a mentor is free, as a search row stores it. */

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const HALF_HOURS = WEEK_MINUTES / MEETING_MINUTES;

/** The parts of a day that can be asked for, in hours of the visitor's clock; the end is exclusive. */
const DAY_PARTS = [
  { key: "morning", label: "Morning", from: 6, to: 12 },
  { key: "afternoon", label: "Afternoon", from: 12, to: 16 },
  { key: "evening", label: "Evening", from: 16, to: 21 },
] as const;

/** A part of a weekday, "mon-evening". */
export type WeekPart = `${string}-${(typeof DAY_PARTS)[number]["key"]}`;

/** All parts of the week in order; the position is the part's bit in a search row. */
export const WEEK_PARTS: readonly { key: WeekPart; day: string; part: string }[] = WEEKDAYS.flatMap(({ label: day }) =>
  DAY_PARTS.map(({ key, label }) => ({ key: `${day.slice(0, 3).toLowerCase()}-${key}` as const, day, part: label })),
);

/** The zone whose parts of the week a search row stores as a small mask; other zones compare half hours. */
export const SITE_ZONE = DEFAULT_TIME_ZONE;

/** How far a zone's clocks are ahead of UTC at an instant, in minutes. */
export function offsetMinutes(timeZone: string, now: Date): number {
  const [stretch] = offsetStretches(timeZone, now.getTime(), now.getTime() + 1);
  return Math.round(stretch!.offset / MINUTE_MS);
}

const inWeek = (minutes: number) => ((minutes % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
const bitsOf = (isSet: (halfHour: number) => boolean) =>
  Array.from({ length: HALF_HOURS }, (_, halfHour) => (isSet(halfHour) ? "1" : "0")).join("");

/**
 * The half hours of a week in UTC, Monday 00:00 first, in which a slot of the weekly hours starts, as a bit string. The
 * zone's offset is that of `now`; zones a quarter of an hour off are rounded down to the half hour.
 */
export function weekBits({ weeklyHours, timeZone, isPaused }: Availability, now: Date): string {
  const offset = offsetMinutes(timeZone, now);
  const starts = new Set<number>();
  const days = isPaused ? [] : WEEKDAYS;
  for (const [day, { key }] of days.entries()) {
    for (const { from, to } of weeklyHours[key satisfies Weekday]) {
      for (let start = minutesOf(from); start + MEETING_MINUTES <= minutesOf(to); start += MEETING_MINUTES) {
        starts.add(Math.floor(inWeek(day * DAY_MINUTES + start - offset) / MEETING_MINUTES));
      }
    }
  }
  return bitsOf((halfHour) => starts.has(halfHour));
}

/** The half hours of a week in UTC that lie in some parts of the week on a clock with this offset. */
export function partBits(parts: readonly WeekPart[], offset: number): string {
  return bitsOf((halfHour) => {
    const minutes = inWeek(halfHour * MEETING_MINUTES + offset);
    const day = Math.floor(minutes / DAY_MINUTES);
    const hour = (minutes % DAY_MINUTES) / 60;
    const part = DAY_PARTS.findIndex(({ from, to }) => hour >= from && hour < to);
    return part !== -1 && parts.includes(WEEK_PARTS[day * DAY_PARTS.length + part]!.key);
  });
}

/** The tokens of the hours of the week that have a half hour in a bit string. */
export function hourTokens(bits: string): number[] {
  const hours = [...bits].flatMap((bit, halfHour) =>
    bit === "1" ? [Math.floor((halfHour * MEETING_MINUTES) / 60)] : [],
  );
  return [...new Set(hours)].map((hour) => FIRST_HOUR_TOKEN + hour);
}

/** Parts of the week as bits of a mask. */
export const partMask = (parts: readonly WeekPart[]): number =>
  WEEK_PARTS.reduce((mask, { key }, bit) => (parts.includes(key) ? mask | (1 << bit) : mask), 0);

const overlap = (some: string, others: string) => [...some].some((bit, index) => bit === "1" && others[index] === "1");

/**
 * Free days are bits of a ring: day n since 1970, in UTC, is bit n modulo its size. So a condition on the coming days
 * needs no base, and rows last for weeks. The days that a row knows plus those that it is asked for fit the ring.
 */
const RING_DAYS = 56;
const KNOWN_DAYS = 49;
/** "In the next 7 days": today and the six days after it. */
export const SOON_DAYS = 7;
export const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

/** Days as bits of the ring. */
export const dayMask = (days: Iterable<number>): bigint =>
  [...new Set(days)].reduce((mask, day) => mask | (1n << BigInt(day % RING_DAYS)), 0n);

/** The days from today on that are soon. */
export const soonDays = (now: Date) => Array.from({ length: SOON_DAYS }, (_, n) => dayOf(now) + n);

export type FreeTimes = {
  /** Half hours of the week in UTC with weekly hours, as a bit string. */
  week: string;
  /** Parts of the week in `SITE_ZONE` with weekly hours. */
  freeMask: number;
  /** Days with a free slot, by hours, exceptions and bookings. */
  freeDays: bigint;
  /** The last day on which the coming days are still right. */
  freeUntil: number;
  /** The offset of the mentor's zone at that time, in minutes. */
  utcOffset: number;
};

/** What a search row stores of a mentor's hours and bookings; nothing is free without hours. */
export function freeTimesOf(availability: Availability | null, mentorBusy: readonly Busy[], now: Date): FreeTimes {
  const today = dayOf(now);
  const rightFor = today + KNOWN_DAYS - SOON_DAYS;
  if (availability === null) {
    return { week: bitsOf(() => false), freeMask: 0, freeDays: 0n, freeUntil: rightFor, utcOffset: 0 };
  }
  const week = weekBits(availability, now);
  const siteOffset = offsetMinutes(SITE_ZONE, now);
  const isFree = ({ key }: { key: WeekPart }) => overlap(week, partBits([key], siteOffset));
  const to = new Date((today + KNOWN_DAYS) * DAY_MS);
  const slots = freeSlots({ availability, mentorBusy, now, from: now, to });
  return {
    week,
    freeMask: partMask(WEEK_PARTS.filter(isFree).map(({ key }) => key)),
    freeDays: dayMask(slots.map(({ startsAt }) => dayOf(startsAt))),
    // Each day one more day can be booked, which the row does not know beyond a short horizon.
    freeUntil: Math.min(rightFor, today + Math.max(0, availability.horizonDays - SOON_DAYS)),
    utcOffset: offsetMinutes(availability.timeZone, now),
  };
}
