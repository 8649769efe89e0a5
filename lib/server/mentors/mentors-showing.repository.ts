import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/** Usernames of the mentors on whose public page this person stands: their own, and those that they have reviewed. */
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
