import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/**
 * Usernames of the mentors whose public page shows this user: the user's own page and those of mentors they reviewed.
 */
export async function mentorsShowing(userId: string): Promise<string[]> {
  const mentors = await prisma.user.findMany({
    where: {
      mentorProfile: { isNot: null },
      OR: [{ id: userId }, { mentorProfile: { reviews: { some: { studentId: userId } } } }],
    },
    select: { username: true },
  });
  return mentors.map(({ username }) => username);
}
