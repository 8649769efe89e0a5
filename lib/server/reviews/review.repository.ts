import "server-only";
import { prisma } from "@/lib/server/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

const publicReview = {
  id: true,
  rating: true,
  comment: true,
  createdAt: true,
  student: { select: { id: true, name: true, avatar: true, avatarSmall: true, deletedAt: true } },
} satisfies Prisma.ReviewSelect;

export type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof publicReview }>;

/** A mentor's newest reviews and the number of all; the id decides between two of the same moment. */
export async function findNewestReviews(
  mentorUserId: string,
  limit: number,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const where = { mentor: { userId: mentorUserId } };
  const [rows, total] = await Promise.all([
    prisma.review.findMany({
      where,
      select: publicReview,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: limit,
    }),
    prisma.review.count({ where }),
  ]);
  return { rows, total };
}
