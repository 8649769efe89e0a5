import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** Those of some mentors, all by their accounts' ids, whom the signed-in person has written a review about. */
export async function listReviewedMentors(actor: Pick<Actor, "id">, mentorIds: readonly string[]): Promise<string[]> {
  if (mentorIds.length === 0) return [];
  const rows = await prisma.review.findMany({
    where: { studentId: actor.id, mentor: { userId: { in: [...new Set(mentorIds)] } } },
    select: { mentor: { select: { userId: true } } },
  });
  return rows.map(({ mentor }) => mentor.userId);
}
