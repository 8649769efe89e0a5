import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/** Ids per mentor in a list of teachers; a mentor with more reviews still has the full number in `reviewCount`. */
const REVIEW_IDS_LIMIT = 500;

/** The ids of each mentor's newest reviews, by the mentor's user id. */
export async function newestReviewIds(mentorUserIds: readonly string[]): Promise<Map<string, string[]>> {
  if (mentorUserIds.length === 0) return new Map();
  const rows = await prisma.$queryRaw<{ userId: string; ids: string[] }[]>`
    select p.user_id as "userId", array(
      select r.id::text from review r where r.mentor_id = p.id order by r.created_at desc, r.id limit ${REVIEW_IDS_LIMIT}
    ) as ids
    from mentor_profile p where p.user_id = any(${mentorUserIds}::uuid[])`;
  return new Map(rows.map(({ userId, ids }) => [userId, ids]));
}
