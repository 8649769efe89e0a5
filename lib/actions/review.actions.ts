"use server";

import { z } from "zod";
import { answerSchema, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { requireSignedIn } from "@/lib/server/auth/current-actor";
import { answerReview } from "@/lib/server/reviews/answer-review";
import { createReview } from "@/lib/server/reviews/create-review";
import { deleteReview } from "@/lib/server/reviews/delete-review";
import { editReview } from "@/lib/server/reviews/edit-review";
import { defineDataAction } from "./define-action";

const aboutMentor = z.object({ mentorId: z.uuid() });
const ofReview = z.object({ reviewId: z.uuid() });

export const createReviewAction = defineDataAction(
  reviewSchema.extend(aboutMentor.shape),
  async ({ mentorId, ...input }) => void (await createReview(await requireSignedIn(), mentorId, input)),
);

export const editReviewAction = defineDataAction(
  reviewSchema.extend(ofReview.shape),
  async ({ reviewId, ...input }) => void (await editReview(await requireSignedIn(), reviewId, input)),
);

export const deleteReviewAction = defineDataAction(
  ofReview,
  async ({ reviewId }) => void (await deleteReview(await requireSignedIn(), reviewId)),
);

export const answerReviewAction = defineDataAction(
  answerSchema.extend(ofReview.shape),
  async ({ reviewId, answer }) => void (await answerReview(await requireSignedIn(), reviewId, answer)),
);

export const withdrawAnswerAction = defineDataAction(
  ofReview,
  async ({ reviewId }) => void (await answerReview(await requireSignedIn(), reviewId, null)),
);
