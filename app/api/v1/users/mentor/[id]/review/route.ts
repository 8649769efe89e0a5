import { z } from "zod";
import { reviewJsonSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { idParamSchema, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";
import { readOwnReview } from "@/lib/server/reviews/read-own-review";
import { toReviewJson } from "@/lib/server/reviews/review.dto";
import { createReview } from "@/lib/server/reviews/create-review";

/** What the asker has written about the mentor; null for nothing yet. */
const ownReviewSchema = reviewJsonSchema.nullable();

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  GET: defineRoute({
    auth: "required",
    params: idParamSchema,
    response: ownReviewSchema,
    run: async ({ actor, params }) => {
      const review = await readOwnReview(actor, params.id);
      return { data: review && toReviewJson(review) };
    },
  }),
  POST: defineRoute({
    auth: "required",
    params: idParamSchema,
    body: reviewSchema,
    status: 201,
    response: z.undefined(),
    run: async ({ actor, params, body }) => ({
      message: reviewMessages.submitted,
      extra: { updatedMentor: await createReview(actor, params.id, body) },
    }),
  }),
});
