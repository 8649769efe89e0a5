import "server-only";
import { formatReviewCursor, type ReviewQuery } from "@/lib/domain/reviews/review-list.rules";
import { type ReviewList, REVIEWS_SHOWN } from "@/lib/domain/reviews/public-review";
import { toPublicReview } from "./review.dto";
import { countReviews, findReviews } from "./review.repository";

const NEWEST: ReviewQuery = { sort: "newest", star: null, after: null };

/** One page of a mentor's reviews, the newest unless asked otherwise, and the number of all that the filter leaves. */
export async function listReviews(mentorUserId: string, query: ReviewQuery = NEWEST): Promise<ReviewList> {
  const [rows, total] = await Promise.all([
    // One more than shown tells whether the list goes on.
    findReviews(mentorUserId, query, REVIEWS_SHOWN + 1),
    countReviews(mentorUserId, query.star),
  ]);
  const shown = rows.slice(0, REVIEWS_SHOWN);
  const last = rows.length > REVIEWS_SHOWN ? shown.at(-1) : undefined;
  return { reviews: shown.map(toPublicReview), total, nextCursor: last ? formatReviewCursor(last) : null };
}
