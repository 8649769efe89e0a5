import "server-only";
import type { ReviewCursor, ReviewQuery, ReviewSort } from "@/lib/domain/reviews/review-list.rules";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

const publicReview = {
  id: true,
  rating: true,
  comment: true,
  createdAt: true,
  editedAt: true,
  verifiedMeeting: true,
  answer: true,
  answeredAt: true,
  student: { select: { id: true, name: true, avatar: true, avatarSmall: true, deletedAt: true } },
} satisfies Prisma.ReviewSelect;

export type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof publicReview }>;

/** With equal stars, newest first; with equal timestamps, by id. */
const ORDERS: Record<ReviewSort, Prisma.ReviewOrderByWithRelationInput[]> = {
  newest: [{ createdAt: "desc" }, { id: "asc" }],
  highest: [{ rating: "desc" }, { createdAt: "desc" }, { id: "asc" }],
  lowest: [{ rating: "asc" }, { createdAt: "desc" }, { id: "asc" }],
};

/** The rows after a cursor. The outer bound is redundant, but lets the index scan start at the cursor. */
function behind(sort: ReviewSort, { rating, createdAt, id }: ReviewCursor): Prisma.ReviewWhereInput {
  if (sort === "newest") {
    return { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { gt: id } }] };
  }
  const atMost = sort === "highest" ? { lte: rating } : { gte: rating };
  const beyond = sort === "highest" ? { lt: rating } : { gt: rating };
  return {
    rating: atMost,
    OR: [{ rating: beyond }, { createdAt: { lt: createdAt } }, { createdAt, id: { gt: id } }],
  };
}

/** The reviewed mentor: the profile id, which the review indexes start with, and the star counts. */
export function findReviewedMentor(userId: string) {
  return prisma.mentorProfile.findUnique({ where: { userId }, select: { id: true, rating: true } });
}

/** One page of a mentor's public reviews. */
export function listReviewRows(mentorId: number, { sort, star, after }: ReviewQuery, limit: number) {
  return prisma.review.findMany({
    where: {
      AND: [{ mentorId, hiddenAt: null }, star === null ? {} : { rating: star }, after ? behind(sort, after) : {}],
    },
    select: publicReview,
    orderBy: ORDERS[sort],
    take: limit,
  });
}

/** One public review of a mentor; null when it does not exist, is hidden, or is about another mentor. */
export function findReview(mentorUserId: string, id: string): Promise<ReviewRow | null> {
  return prisma.review.findFirst({
    where: { id, hiddenAt: null, mentor: { userId: mentorUserId } },
    select: publicReview,
  });
}

/** A user's review of a mentor, or null. Its author sees it also while staff hide it. */
export function findReviewBy(studentId: string, mentorUserId: string): Promise<ReviewRow | null> {
  return prisma.review.findFirst({ where: { studentId, mentor: { userId: mentorUserId } }, select: publicReview });
}

/** The writer and the mentor of a review, locked until the transaction ends; null when it does not exist. */
export async function lockReview(tx: Prisma.TransactionClient, id: string) {
  await tx.$queryRaw`select 1 from review where id = ${id}::uuid for update`;
  const review = await tx.review.findUnique({
    where: { id },
    select: {
      studentId: true,
      mentorId: true,
      hiddenAt: true,
      mentor: { select: { userId: true, user: { select: { username: true } } } },
    },
  });
  if (!review) return null;
  const { studentId, mentorId, hiddenAt, mentor } = review;
  return {
    studentId,
    mentorId,
    isHidden: hiddenAt !== null,
    mentorUserId: mentor.userId,
    username: mentor.user.username,
  };
}

export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** Review ids per mentor in a list of teachers; `reviewCount` still has the full number. */
const REVIEW_IDS_LIMIT = 500;

/** The ids of each mentor's newest reviews, by the mentor's user id. */
export async function listNewestReviewIds(mentorUserIds: readonly string[]): Promise<Map<string, string[]>> {
  if (mentorUserIds.length === 0) return new Map();
  const rows = await prisma.$queryRaw<{ userId: string; ids: string[] }[]>`
    select p.user_id as "userId", array(
      select r.id::text from review r where r.mentor_id = p.id and r.hidden_at is null order by r.created_at desc, r.id limit ${REVIEW_IDS_LIMIT}
    ) as ids
    from mentor_profile p where p.user_id = any(${mentorUserIds}::uuid[])`;
  return new Map(rows.map(({ userId, ids }) => [userId, ids]));
}
