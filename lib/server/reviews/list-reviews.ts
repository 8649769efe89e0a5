import "server-only";
import { formatReviewCursor, type ReviewQuery } from "@/lib/domain/reviews/review-list.rules";
import { type ReviewList, REVIEWS_SHOWN } from "@/lib/domain/reviews/public-review";
import { toRatingSummary } from "./rating-summary.dto";
import { toPublicReview } from "./review.dto";
import { findReviewedMentor, findReviews } from "./review.repository";

const NEWEST: ReviewQuery = { sort: "newest", star: null, after: null };

/** One page of a mentor's reviews, the newest unless asked otherwise, and the number of all that the filter leaves. */
export async function listReviews(
  mentorUserId: string,
  query: ReviewQuery = NEWEST,
  limit = REVIEWS_SHOWN,
): Promise<ReviewList> {
  const mentor = await findReviewedMentor(mentorUserId);
  if (!mentor) return { reviews: [], total: 0, nextCursor: null };
  // One more than shown tells whether the list goes on.
  const rows = await findReviews(mentor.id, query, limit + 1);
  const rating = toRatingSummary(mentor.rating);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const total = query.star === null ? rating.count : rating.stars.find(({ star }) => star === query.star)!.count;
  return { reviews: shown.map(toPublicReview), total, nextCursor: last ? formatReviewCursor(last) : null };
}
