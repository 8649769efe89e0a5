import type { SlotList } from "@/lib/domain/meetings/slot-list";
import { slotsHref } from "@/lib/links";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that usually contain enough free times. */
const DAYS = 7;

/** The day of an instant on the calendar of a zone, as "2026-03-04"; without the library that the server uses. */
export function dayOf(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(time);
}

/**
 * A mentor's next free times in ISO 8601, at most `count`; none for a mentor who takes no meetings.
 * @throws when the server is unreachable or returns an error
 */
export async function fetchNextSlots(
  username: string,
  { timeZone, count, signal }: { timeZone: string; count: number; signal: AbortSignal },
): Promise<string[]> {
  const now = Date.now();
  const [from, to] = [0, DAYS - 1].map((days) => dayOf(new Date(now + days * DAY_MS), timeZone)) as [string, string];
  const response = await fetch(slotsHref(username, { from, to, timeZone }), {
    signal,
    headers: { Accept: "application/json" },
  });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The free times were answered with ${response.status}.`);
  const { data } = (await response.json()) as { data: SlotList };
  const slots = data.days.flatMap((day) => day.slots);
  return slots.length > 0 ? slots.slice(0, count) : [data.nextSlot ?? []].flat();
}
