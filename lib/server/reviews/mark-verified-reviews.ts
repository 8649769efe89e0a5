import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/** How far back this job looks, in days: long enough to cover server downtime. */
const LOOKED_BACK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Marks reviews whose writers met the mentor after writing (`hasMet`); later reviews are marked when written. The
 * database notifies the server processes of changed pages (`listenForInvalidations`).
 */
export async function markVerifiedReviews(now: Date): Promise<void> {
  const since = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS);
  await prisma.$executeRaw`
    update review r set verified_meeting = true from meeting m
    where m.starts_at between ${since} and ${now} and m.ends_at <= ${now} and m.status in ('pending', 'confirmed')
      and r.mentor_id = m.mentor_id and r.student_id = m.student_id and not r.verified_meeting`;
}
