import "server-only";
import type { Prisma } from "@/prisma/generated/prisma/client";

type ReviewSums = { ratingSum: number; reviewCount: number };

/** The sums of a mentor's reviews, locked until the transaction ends. */
export async function lockReviewSums(tx: Prisma.TransactionClient, mentorId: number): Promise<ReviewSums> {
  const [sums] = await tx.$queryRaw<ReviewSums[]>`
    select star_1 + 2 * star_2 + 3 * star_3 + 4 * star_4 + 5 * star_5 as "ratingSum",
           star_1 + star_2 + star_3 + star_4 + star_5 as "reviewCount"
    from mentor_rating where mentor_id = ${mentorId} for update`;
  return sums ?? { ratingSum: 0, reviewCount: 0 };
}
