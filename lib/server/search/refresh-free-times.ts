import "server-only";
import {
  dayMask,
  dayOf,
  type FreeTimes,
  freeTimesOf,
  hourTokens,
  offsetMinutes,
  soonDays,
} from "@/lib/domain/search/free-times.rules";
import { FIRST_HOUR_TOKEN } from "@/lib/domain/search/tokens.rules";
import { offsetStretches } from "@/lib/domain/time/zone-offsets.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { type HoursRow, hoursOf, hoursSql } from "@/lib/server/meetings/hours.repository";
import { Prisma } from "@/prisma/generated/prisma/client";

const BATCH_SIZE = 200;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** What the search row of a mentor stores of hours and bookings. */
export async function readFreeTimes(db: Prisma.TransactionClient, mentorId: number, now: Date): Promise<FreeTimes> {
  const [row] = await db.$queryRaw<HoursRow[]>(hoursSql(Prisma.sql`p.id = ${mentorId}::int`, now));
  const { availability, mentorBusy } = hoursOf(row!);
  return freeTimesOf(availability, mentorBusy, now);
}

/** Updates the free times in the search rows of these people, as far as they are listed mentors. */
export function refreshFreeTimes(tx: Prisma.TransactionClient, userIds: readonly string[]): Promise<void> {
  return refreshWhere(tx, Prisma.sql`p.user_id = any(${[...userIds]}::uuid[])`, new Date());
}

async function refreshWhere(db: Prisma.TransactionClient, which: Prisma.Sql, now: Date): Promise<void> {
  const listed = Prisma.sql`${which} and exists (select 1 from mentor_listing l where l.mentor_id = p.id)`;
  const rows = await db.$queryRaw<HoursRow[]>(hoursSql(listed, now));
  for (const row of rows) {
    const { availability, mentorBusy } = hoursOf(row);
    const { week, freeMask, freeDays, freeUntil, utcOffset } = freeTimesOf(availability, mentorBusy, now);
    // A booking that leaves the days as they are writes nothing.
    await db.$executeRaw`
      update mentor_listing set week = ${week}::bit(336), free_mask = ${freeMask}::int4, free_days = ${freeDays}::int8,
        free_until = ${freeUntil}::int4, utc_offset = ${utcOffset}::int2,
        tokens = array(select t from unnest(tokens) t where t < ${FIRST_HOUR_TOKEN}::int order by t) || ${hourTokens(week)}::int[]
      where mentor_id = ${row.mentorId}::int4 and ((week, free_mask, free_days, utc_offset)
        is distinct from (${week}::bit(336), ${freeMask}::int4, ${freeDays}::int8, ${utcOffset}::int2) or free_until < ${dayOf(now)}::int4)`;
  }
}

/** The offset of each zone in use whose clocks change in the course of a year. */
async function listChangingZones(now: Date): Promise<{ timeZone: string; offset: number }[]> {
  const zones = await prisma.$queryRaw<{ timeZone: string }[]>`
    select distinct time_zone as "timeZone" from availability`;
  const isChanging = ({ timeZone }: { timeZone: string }) =>
    offsetStretches(timeZone, now.getTime() - YEAR_MS, now.getTime()).length > 1;
  return zones.filter(isChanging).map(({ timeZone }) => ({ timeZone, offset: offsetMinutes(timeZone, now) }));
}

/**
 * Updates the search rows that time has made wrong: those that do not know the coming days, those that are free on no
 * coming day but today, whose times pass, and those whose clocks have changed.
 */
export async function refreshOldFreeTimes(): Promise<void> {
  const now = new Date();
  const today = dayOf(now);
  const zones = await listChangingZones(now);
  const soon = dayMask(soonDays(now));
  const old = await prisma.$queryRaw<{ mentorId: number }[]>`
    select l.mentor_id as "mentorId" from mentor_listing l
    where l.free_until < ${today}::int4 or l.free_days & ${soon}::int8 = ${dayMask([today])}::int8
    union
    select l.mentor_id from unnest(${zones.map(({ timeZone }) => timeZone)}::text[],
        ${zones.map(({ offset }) => offset)}::int2[]) as zone(name, utc_offset)
      join availability a on a.time_zone = zone.name
      join mentor_listing l on l.mentor_id = a.mentor_id and l.utc_offset <> zone.utc_offset
    order by 1`;
  for (let start = 0; start < old.length; start += BATCH_SIZE) {
    const ids = old.slice(start, start + BATCH_SIZE).map(({ mentorId }) => mentorId);
    await refreshWhere(prisma, Prisma.sql`p.id = any(${ids}::int[])`, now);
  }
}
