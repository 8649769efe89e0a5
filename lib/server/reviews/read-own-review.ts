import "server-only";
import type { PublicReview } from "@/lib/domain/reviews/public-review";
import type { Actor } from "@/lib/platform/auth/session";
import { toPublicReview } from "./review.dto";
import { findReviewBy } from "./review.repository";

/** What the signed-in person has written about a mentor, or null. */
export async function readOwnReview(actor: Actor, mentorUserId: string): Promise<PublicReview | null> {
  const row = await findReviewBy(actor.id, mentorUserId);
  return row && toPublicReview(row);
}
