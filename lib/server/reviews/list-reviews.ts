import "server-only";
import { type PublicReview, type ReviewList, REVIEWS_SHOWN } from "@/lib/domain/reviews/public-review";
import { formatReviewCursor, type ReviewQuery } from "@/lib/domain/reviews/review-list.rules";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { maskReviews } from "@/lib/server/flags/mask-texts";
import { toPublicReview, toRatingSummary } from "./review.dto";
import { findReview, findReviewBy, findReviewedMentor, listReviewRows } from "./review.repository";

const NEWEST: ReviewQuery = { sort: "newest", star: null, after: null };

/** One page of a mentor's reviews, newest first by default, and the total number that matches the filter. */
export async function listReviews(
  mentorUserId: string,
  query: ReviewQuery = NEWEST,
  limit = REVIEWS_SHOWN,
): Promise<ReviewList> {
  const mentor = await findReviewedMentor(mentorUserId);
  if (!mentor) return { reviews: [], total: 0, nextCursor: null };
  // One extra row shows whether there is another page.
  const rows = await listReviewRows(mentor.id, query, limit + 1);
  const rating = toRatingSummary(mentor.rating);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const total = query.star === null ? rating.count : rating.stars.find(({ star }) => star === query.star)!.count;
  return {
    reviews: await maskReviews(shown.map(toPublicReview)),
    total,
    nextCursor: last ? formatReviewCursor(last) : null,
  };
}

/** The review that a link points to, or null when it is gone or about another mentor. */
export async function findPublicReview(mentorUserId: string, reviewId: string): Promise<PublicReview | null> {
  const row = await findReview(mentorUserId, reviewId);
  const [review] = await maskReviews(row ? [toPublicReview(row)] : []);
  return review ?? null;
}

/** The signed-in user's review of a mentor, or null. */
export async function findOwnReview(actor: Actor, mentorUserId: string): Promise<PublicReview | null> {
  const row = await findReviewBy(actor.id, mentorUserId);
  return row && toPublicReview(row);
}

/** Which of these mentors (user ids) the signed-in user has reviewed. */
export async function listReviewedMentors(actor: Pick<Actor, "id">, mentorIds: readonly string[]): Promise<string[]> {
  if (mentorIds.length === 0) return [];
  const rows = await prisma.review.findMany({
    where: { studentId: actor.id, mentor: { userId: { in: [...new Set(mentorIds)] } } },
    select: { mentor: { select: { userId: true } } },
  });
  return rows.map(({ mentor }) => mentor.userId);
}
