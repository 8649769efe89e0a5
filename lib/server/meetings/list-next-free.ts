import "server-only";
import { freeSlots } from "@/lib/domain/meetings/slots.rules";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { formatNextTime } from "@/lib/domain/time/format-zoned-time";
import { readFromReplica } from "@/lib/platform/db/replica";
import { Prisma } from "@/prisma/generated/prisma/client";
import { type AvailabilityRow, toAvailability } from "./availability";
import { findViewerZone } from "./viewer-zone";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spans to look through in turn, in days from now; most mentors are free in the first. */
const SPANS_DAYS = [
  [0, 2],
  [2, 10],
  [10, 182],
] as const;
/** A meeting with its longest break ends within this time of its start. */
const MARGIN_MS = 2 * 60 * 60 * 1000;

type Row = { id: string; hours: AvailabilityRow | null; busy: [startsAt: number, endsAt: number][] };

/**
 * The next free time of each of these mentors by account, out of one query, by the rules of booking. Those without a
 * free time are left out.
 * @param ids accounts of mentors; a bounded list
 */
export async function listNextFreeByMentor(ids: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const from = new Date(now.getTime() - MARGIN_MS);
  // As epochs, because JSON would bring times without a zone as texts of another format.
  const times = Prisma.raw(
    `json_build_array(extract(epoch from starts_at) * 1000, extract(epoch from ends_at) * 1000)`,
  );
  const rows = await readFromReplica<Row[]>(Prisma.sql`/* named: next-free */ select p.user_id as id,
      case when a.mentor_id is not null then json_build_object('timeZone', a.time_zone, 'weeklyHours', a.weekly_hours,
        'overrides', a.overrides, 'minimumNoticeMinutes', a.minimum_notice_minutes, 'horizonDays', a.horizon_days,
        'bufferMinutes', a.buffer_minutes, 'isPaused', a.is_paused) end as hours,
      coalesce((
        select json_agg(${times}) from (
          select starts_at, ends_at from meeting
          where mentor_id = p.id and starts_at > ${from} and status in ('pending', 'confirmed')
          union all
          select starts_at, ends_at from meeting
          where student_id = p.user_id and starts_at > ${from} and status in ('pending', 'confirmed')
        ) meetings
      ), '[]') as busy
    from mentor_profile p left join availability a on a.mentor_id = p.id
    where p.user_id = any(${[...ids]}::uuid[])`);
  return new Map(
    rows.flatMap((row) => {
      const first = firstFree(row, now);
      return first ? [[row.id, first] as const] : [];
    }),
  );
}

function firstFree({ hours, busy }: Row, now: Date): Date | undefined {
  const availability = toAvailability(hours);
  if (availability === null) return undefined;
  const mentorBusy = busy.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
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
