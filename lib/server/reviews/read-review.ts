import "server-only";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import { toPublicReview } from "./review.dto";
import { findReview } from "./review.repository";

/** The review that a link is about, or null when it is gone or about somebody else. */
export async function readReview(mentorUserId: string, reviewId: string): Promise<PublicReview | null> {
  const row = await findReview(mentorUserId, reviewId);
  return row && toPublicReview(row);
}
