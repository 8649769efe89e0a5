"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { notify } from "@/components/feedback/toaster";
import {
  answerReviewAction,
  createReviewAction,
  deleteReviewAction,
  editReviewAction,
  withdrawAnswerAction,
} from "@/lib/actions/review.actions";
import { refreshOwnReview } from "@/lib/client/own-review";
import { useSingleAct } from "@/lib/client/use-single-act";
import { UNREACHABLE } from "@/lib/client/unreachable";
import type { FormFailure } from "@/lib/domain/forms/form-state";
import { reviewMessages as messages } from "@/lib/domain/reviews/review.messages";
import type { ReviewInput } from "@/lib/domain/reviews/review.schema";

type Answer = { status: "done" } | FormFailure;

/**
 * All write operations on one mentor's reviews, each for the account that started it. Each returns the error, or null
 * once the page is updating.
 */
export function useReviewWrites(mentorId: string) {
  const router = useRouter();
  const [isShowing, startShowing] = useTransition();
  const { isBusy, run } = useSingleAct();

  async function write(send: () => Promise<Answer>, done: string, failed: string): Promise<FormFailure | null> {
    const answer = await run(() => send().catch(() => UNREACHABLE));
    // Ignored, because the same request is already in progress.
    if (answer === undefined) return null;
    if (answer.status === "failed") {
      notify.error(failed, { description: answer.message });
      return answer;
    }
    notify.success(done);
    refreshOwnReview(mentorId);
    startShowing(() => router.refresh());
    return null;
  }

  return {
    isBusy,
    isShowing,
    create: (account: string, input: ReviewInput) =>
      write(() => createReviewAction(account, { mentorId, ...input }), messages.submitted, messages.submitFailed),
    edit: (account: string, reviewId: string, input: ReviewInput) =>
      write(() => editReviewAction(account, { reviewId, ...input }), messages.updated, messages.updateFailed),
    remove: (account: string, reviewId: string) =>
      write(() => deleteReviewAction(account, { reviewId }), messages.deleted, messages.deleteFailed),
    answer: (account: string, reviewId: string, answer: string) =>
      write(() => answerReviewAction(account, { reviewId, answer }), messages.answerSaved, messages.answerFailed),
    withdrawAnswer: (account: string, reviewId: string) =>
      write(() => withdrawAnswerAction(account, { reviewId }), messages.answerWithdrawn, messages.answerFailed),
  };
}
