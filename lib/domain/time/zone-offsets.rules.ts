import { Temporal } from "temporal-polyfill";

const NANOSECONDS_PER_MS = 1_000_000;

/** A period without a clock change. All in milliseconds: the ends since 1970, the offset east of UTC. */
export type OffsetStretch = { start: number; end: number; offset: number };

/**
 * The offsets of an IANA zone from one instant to another, in order and without gaps. An instant plus its offset is the
 * clock on the wall, counted in milliseconds as if it were UTC, so that days and hours need no library.
 * @throws RangeError for a zone that this machine's calendar data does not know
 */
export function offsetStretches(timeZone: string, start: number, end: number): OffsetStretch[] {
  const stretches: OffsetStretch[] = [];
  let current = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone);
  for (;;) {
    const change = current.getTimeZoneTransition("next");
    const until = Math.min(change?.epochMilliseconds ?? end, end);
    const offset = current.offsetNanoseconds / NANOSECONDS_PER_MS;
    stretches.push({ start: current.epochMilliseconds, end: until, offset });
    if (!change || until >= end) return stretches;
    current = change;
  }
}

/** The wall-clock time at an instant within the stretches, in milliseconds as if it were UTC. */
export function wallClock(instant: number, stretches: readonly OffsetStretch[]): number {
  const stretch = stretches.find(({ end }) => instant < end) ?? stretches.at(-1);
  return instant + (stretch?.offset ?? 0);
}
