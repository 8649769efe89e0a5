import "server-only";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { AppError } from "@/lib/errors";
import { holdAccount } from "@/lib/server/account/hold-account.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { type LockedReview, lockReview } from "./review.repository";
import { readUpdatedMentor, type UpdatedMentor } from "./updated-mentor";

type Change = (tx: Prisma.TransactionClient, review: LockedReview) => Promise<void>;

/**
 * Changes a review in one transaction, in which it is held still, and has the mentor's page made anew.
 * @throws AppError not_found when there is no such review; not_signed_in when the account is gone; too_many_requests; whatever
 *   the change throws
 */
export async function changeReview(actor: Actor, reviewId: string, change: Change): Promise<UpdatedMentor | null> {
  await limitMember("review", actor);
  const username = await prisma.$transaction(async (tx) => {
    // The account before the review, as its deletion takes them: nothing is written for somebody who has just left.
    if (!(await holdAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const review = await lockReview(tx, reviewId);
    if (!review) throw new AppError("not_found", { message: reviewMessages.notFound });
    await change(tx, review);
    return review.username;
  });
  refreshMentorPages([username]);
  return readUpdatedMentor(username);
}
