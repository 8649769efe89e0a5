import "server-only";
import { mayEditReview } from "@/lib/domain/reviews/review.policy";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { ReviewInput } from "@/lib/domain/reviews/review.schema";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { changeReview } from "./change-review";
import type { UpdatedMentor } from "./updated-mentor";

/**
 * Changes one's own review.
 * @throws AppError not_found; not_allowed for anybody but its writer; too_many_requests
 */
export function editReview(actor: Actor, reviewId: string, input: ReviewInput): Promise<UpdatedMentor | null> {
  return changeReview(actor, reviewId, async (tx, review) => {
    if (!mayEditReview(actor, review)) throw new AppError("not_allowed", { message: messages.notYours });
    await tx.review.update({
      where: { id: reviewId },
      data: { ...input, editedAt: new Date() },
      select: { id: true },
    });
  });
}
