import "server-only";
import { freeSlots } from "@/lib/domain/meetings/slots.rules";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { formatNextTime } from "@/lib/domain/time/format-zoned-time";
import { readFromReplica } from "@/lib/platform/db/replica";
import { Prisma } from "@/prisma/generated/prisma/client";
import { hoursOf, type HoursRow, hoursSql } from "./hours.repository";
import { findViewerZone } from "./viewer-zone";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spans to look through in turn, in days from now; most mentors are free in the first. */
const SPANS_DAYS = [
  [0, 2],
  [2, 10],
  [10, 182],
] as const;
/**
 * The next free time of each of these mentors by account, out of one query, by the rules of booking. Those without a
 * free time are left out.
 * @param ids accounts of mentors; a bounded list
 */
export async function listNextFreeByMentor(ids: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const which = Prisma.sql`p.user_id = any(${[...ids]}::uuid[])`;
  const rows = await readFromReplica<HoursRow[]>(Prisma.sql`/* named: next-free */ ${hoursSql(which, now)}`);
  return new Map(
    rows.flatMap((row) => {
      const first = firstFree(row, now);
      return first ? [[row.id, first] as const] : [];
    }),
  );
}

function firstFree(row: HoursRow, now: Date): Date | undefined {
  const { availability, mentorBusy } = hoursOf(row);
  if (availability === null) return undefined;
  for (const [first, last] of SPANS_DAYS) {
    const from = new Date(now.getTime() + first * DAY_MS);
    const [slot] = freeSlots({ availability, mentorBusy, now, from, to: new Date(now.getTime() + last * DAY_MS) });
    if (slot) return slot.startsAt;
  }
  return undefined;
}

/** The same in words in the visitor's zone, "Mon 4 pm". */
export async function listNextFreeTexts(ids: readonly string[]): Promise<Map<string, string>> {
  const now = new Date();
  const [times, zone = DEFAULT_TIME_ZONE] = await Promise.all([listNextFreeByMentor(ids, now), findViewerZone()]);
  return new Map([...times].map(([id, time]) => [id, formatNextTime(time, now, zone)]));
}
