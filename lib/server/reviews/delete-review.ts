import "server-only";
import { mayDeleteReview } from "@/lib/domain/reviews/review.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { changeReview } from "./change-review";
import type { UpdatedMentor } from "./updated-mentor";

/**
 * Deletes a review: its writer takes it back, or the owner of the profile removes it, which the page then states.
 * @throws AppError not_found; not_allowed for anybody else; too_many_requests
 */
export function deleteReview(actor: Actor, reviewId: string): Promise<UpdatedMentor | null> {
  return changeReview(actor, reviewId, async (tx, review) => {
    if (!mayDeleteReview(actor, review)) throw new AppError("not_allowed");
    if (actor.id !== review.studentId) {
      // Before the review, because a save of the profile takes the rows in this order too: profile, then stars.
      await tx.mentorProfile.update({
        where: { id: review.mentorId },
        data: { removedReviewCount: { increment: 1 } },
        select: { id: true },
      });
    }
    await tx.review.delete({ where: { id: reviewId }, select: { id: true } });
  });
}
