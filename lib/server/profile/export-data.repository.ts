import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

const review = {
  rating: true,
  comment: true,
  createdAt: true,
  editedAt: true,
  verifiedMeeting: true,
  answer: true,
} as const;
const newestFirst = { createdAt: "desc" } as const;

/** What an export holds besides the profile; null when there is no such living account. */
export function findExportRows(userId: string) {
  return prisma.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: {
      createdAt: true,
      emailVerifiedAt: true,
      formerUsernames: { select: { username: true, givenUpAt: true }, orderBy: { givenUpAt: "desc" } },
      accounts: { select: { provider: true, createdAt: true } },
      reviewsWritten: {
        select: { ...review, mentor: { select: { user: { select: { name: true, username: true } } } } },
        orderBy: newestFirst,
      },
      mentorProfile: { select: { reviews: { select: review, orderBy: newestFirst }, availability: true } },
    },
  });
}
