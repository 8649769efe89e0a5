import "server-only";
import { type ReviewList, REVIEWS_SHOWN } from "@/lib/domain/reviews/public-review";
import { toPublicReview } from "./review.dto";
import { findNewestReviews } from "./review.repository";

/** A mentor's newest reviews, as many as a profile shows, and the number of all. */
export async function listReviews(mentorUserId: string): Promise<ReviewList> {
  const { rows, total } = await findNewestReviews(mentorUserId, REVIEWS_SHOWN);
  return { reviews: rows.map(toPublicReview), total };
}
