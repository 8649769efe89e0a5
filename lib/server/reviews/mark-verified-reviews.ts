import "server-only";
import { NO_SHOW } from "@/lib/domain/reports/report.rules";
import { prisma } from "@/lib/platform/db/prisma";

/** How far back this job looks, in days: long enough to cover server downtime. */
const LOOKED_BACK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Marks reviews whose writers met the mentor after writing (`hasMet`); later reviews are marked when written. Takes the
 * mark away when the only meetings were reported as missed. The database notifies the server processes of changed pages (`listenForInvalidations`).
 */
export async function markVerifiedReviews(now: Date): Promise<void> {
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS);
  await prisma.$executeRaw`
    update review r set verified_meeting = true from meeting m
    where m.starts_at between ${since} and ${now} and m.ends_at <= ${now} and m.status in ('pending', 'confirmed')
      and r.mentor_id = m.mentor_id and r.student_id = m.student_id and not r.verified_meeting
      and not exists (select from report x where x.kind = 'meeting' and x.target_id = m.id
        and x.reason = ${NO_SHOW} and x.case_id is not null)`;
  await prisma.$executeRaw`
    update review r set verified_meeting = false from report x join meeting m on m.id = x.target_id
    where x.kind = 'meeting' and x.reason = ${NO_SHOW} and x.case_id is not null and x.created_at >= ${since}
      and r.mentor_id = m.mentor_id and r.student_id = m.student_id and r.verified_meeting
      and not exists (select from meeting held where held.mentor_id = m.mentor_id and held.student_id = m.student_id
        and held.ends_at <= ${now} and held.status in ('pending', 'confirmed')
        and not exists (select from report y where y.kind = 'meeting' and y.target_id = held.id
          and y.reason = ${NO_SHOW} and y.case_id is not null))`;
}
