import "server-only";
import type { z } from "zod";
import { teacherProfileSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { reviewMessages, reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import { mayAnswerReview, mayDeleteReview, mayEditReview } from "@/lib/domain/reviews/review.policy";
import type { ReviewInput } from "@/lib/domain/reviews/review.schema";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitMember } from "@/lib/platform/limits/rate-limits";
import { lockAccount } from "@/lib/server/account/account.repository";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { flagReview } from "@/lib/server/flags/flag-texts";
import { getMentorProfile } from "@/lib/server/mentors/get-mentor-profile";
import { refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { toTeacherJson } from "@/lib/server/mentors/mentor-profile.dto";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { listReviews } from "./list-reviews";
import { reviewRules } from "./review-rules";
import { type LockedReview, lockReview } from "./review.repository";

type Change = (tx: Prisma.TransactionClient, review: LockedReview) => Promise<void>;

/**
 * Changes a locked review in one transaction and invalidates the mentor's page.
 * @throws AppError not_found when there is no such review; not_signed_in when the account is gone; too_many_requests;
 *   errors of `change`
 */
async function changeReview(actor: Actor, reviewId: string, change: Change): Promise<UpdatedMentor | null> {
  await limitMember("review", actor);
  const username = await prisma.$transaction(async (tx) => {
    // Locks the account before the review, in the same order as its deletion, so that no deleted account writes
    // anything.
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const review = await lockReview(tx, reviewId);
    // A review that staff hide exists for its author only.
    const exists = review && (!review.isHidden || review.studentId === actor.id);
    if (!exists) throw new AppError("not_found", { message: reviewMessages.notFound });
    await change(tx, review);
    return review.username;
  });
  refreshMentorPages([username]);
  return findUpdatedMentor(username);
}

/**
 * Edits the caller's own review.
 * @throws AppError not_found; not_allowed for everyone but its writer; too_many_requests
 */
export function editReview(actor: Actor, reviewId: string, input: ReviewInput): Promise<UpdatedMentor | null> {
  return changeReview(actor, reviewId, async (tx, review) => {
    if (!mayEditReview(actor, review)) throw new AppError("not_allowed", { message: messages.notYours });
    await tx.review.update({
      where: { id: reviewId },
      data: { ...input, editedAt: new Date() },
      select: { id: true },
    });
    await flagReview(tx, { ...input, id: reviewId, studentId: actor.id });
  });
}

/**
 * Deletes a review. Its writer may withdraw it; the mentor may remove it, which the page then states.
 * @throws AppError not_found; not_allowed for everyone else; too_many_requests
 */
export function deleteReview(actor: Actor, reviewId: string): Promise<UpdatedMentor | null> {
  return changeReview(actor, reviewId, async (tx, review) => {
    if (!mayDeleteReview(actor, review, reviewRules())) throw new AppError("not_allowed");
    if (actor.id !== review.studentId) {
      const target = `review:${reviewId}`;
      await recordAudit(tx, { action: "review.removed", actorId: actor.id, subjectId: review.studentId, target });
      // Locks the profile before the review, because saving a profile uses this order too: profile, then stars.
      await tx.mentorProfile.update({
        where: { id: review.mentorId },
        data: { removedReviewCount: { increment: 1 } },
        select: { id: true },
      });
    }
    await flagReview(tx, { id: reviewId, studentId: review.studentId, comment: "" });
    await tx.review.delete({ where: { id: reviewId }, select: { id: true } });
    await tx.flaggedText.deleteMany({ where: { targetId: reviewId } });
  });
}

/**
 * Sets the mentor's one answer to a review; null withdraws it.
 * @throws AppError not_found; not_allowed for everyone but the reviewed mentor; too_many_requests
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

/** The mentor in the response to a write (docs/product.md, Data), including `username`. */
export type UpdatedMentor = z.output<typeof teacherProfileSchema>;

/** Reads the mentor after a write; null when the mentor is gone. The schema strips fields outside the API. */
export async function findUpdatedMentor(username: string): Promise<UpdatedMentor | null> {
  const profile = await getMentorProfile(username).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "mentor_not_found") return null;
    throw error;
  });
  return profile && teacherProfileSchema.parse(toTeacherJson(profile, await listReviews(profile.id)));
}
