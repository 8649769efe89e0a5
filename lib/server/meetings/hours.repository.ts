import "server-only";
import type { z } from "zod";
import { type Availability, availabilitySchema } from "@/lib/domain/meetings/availability.schema";
import type { Busy } from "@/lib/domain/meetings/slots.rules";
import { Prisma } from "@/prisma/generated/prisma/client";

/** A meeting with its longest break ends within this time of its start. */
const MARGIN_MS = 2 * 60 * 60 * 1000;

export type HoursRow = {
  id: string;
  mentorId: number;
  hours: z.input<typeof availabilitySchema> | null;
  /** Milliseconds since 1970. */
  busy: [startsAt: number, endsAt: number][];
};

/** The hours of a mentor, null where nobody can book, and the meetings from now on in which the mentor is, as mentor or student. */
export const hoursOf = ({ hours, busy }: HoursRow): { availability: Availability | null; mentorBusy: Busy[] } => ({
  availability: hours && availabilitySchema.parse(hours),
  mentorBusy: busy.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
});

/**
 * Hours and meetings of some mentors, in one statement.
 * @param which a condition on `mentor_profile p`
 */
export function hoursSql(which: Prisma.Sql, now: Date): Prisma.Sql {
  const from = new Date(now.getTime() - MARGIN_MS);
  const times = Prisma.raw(
    "json_build_array(extract(epoch from starts_at) * 1000, extract(epoch from ends_at) * 1000)",
  );
  const booked = Prisma.sql`starts_at > ${from} and status in ('pending', 'confirmed')`;
  return Prisma.sql`select p.user_id as id, p.id as "mentorId",
      case when a.mentor_id is not null then json_build_object('timeZone', a.time_zone, 'weeklyHours', a.weekly_hours,
        'overrides', a.overrides, 'minimumNoticeMinutes', a.minimum_notice_minutes, 'horizonDays', a.horizon_days,
        'bufferMinutes', a.buffer_minutes, 'isPaused', a.is_paused) end as hours,
      coalesce((
        select json_agg(${times}) from (
          select starts_at, ends_at from meeting where mentor_id = p.id and ${booked}
          union all
          select starts_at, ends_at from meeting where student_id = p.user_id and ${booked}
        ) meetings
      ), '[]') as busy
    from mentor_profile p left join availability a on a.mentor_id = p.id
    where ${which}`;
}
