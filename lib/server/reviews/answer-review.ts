import "server-only";
import { mayAnswerReview } from "@/lib/domain/reviews/review.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { changeReview } from "./change-review";
import type { UpdatedMentor } from "./updated-mentor";

/**
 * Sets the mentor's one answer to a review, or withdraws it with null.
 * @throws AppError not_found; not_allowed for anybody but the reviewed mentor; too_many_requests
 */
export function answerReview(actor: Actor, reviewId: string, answer: string | null): Promise<UpdatedMentor | null> {
  return changeReview(actor, reviewId, async (tx, review) => {
    if (!mayAnswerReview(actor, review)) throw new AppError("not_allowed");
    await tx.review.update({
      where: { id: reviewId },
      data: { answer, answeredAt: answer === null ? null : new Date() },
      select: { id: true },
    });
  });
}
