"use server";

import { z } from "zod";
import { answerSchema, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { answerReview, deleteReview, editReview } from "@/lib/server/reviews/change-review";
import { createReview } from "@/lib/server/reviews/create-review";
import { defineOwnDataAction } from "./define-action";

const aboutMentor = z.object({ mentorId: z.uuid() });
const ofReview = z.object({ reviewId: z.uuid() });

export const createReviewAction = defineOwnDataAction(
  reviewSchema.extend(aboutMentor.shape),
  async ({ mentorId, ...input }, actor) => void (await createReview(actor, mentorId, input)),
);

export const editReviewAction = defineOwnDataAction(
  reviewSchema.extend(ofReview.shape),
  async ({ reviewId, ...input }, actor) => void (await editReview(actor, reviewId, input)),
);

export const deleteReviewAction = defineOwnDataAction(
  ofReview,
  async ({ reviewId }, actor) => void (await deleteReview(actor, reviewId)),
);

export const answerReviewAction = defineOwnDataAction(
  answerSchema.extend(ofReview.shape),
  async ({ reviewId, answer }, actor) => void (await answerReview(actor, reviewId, answer)),
);

export const withdrawAnswerAction = defineOwnDataAction(
  ofReview,
  async ({ reviewId }, actor) => void (await answerReview(actor, reviewId, null)),
);
