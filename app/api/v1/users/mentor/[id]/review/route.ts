import { z } from "zod";
import { reviewJsonSchema } from "@/lib/domain/mentors/teacher-profile.schema";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { idParamSchema, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { updatedMentorSchema } from "@/lib/domain/reviews/updated-mentor";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { findOwnReview } from "@/lib/server/reviews/list-reviews";
import { toReviewJson } from "@/lib/server/reviews/review.dto";
import { createReview } from "@/lib/server/reviews/create-review";

/** The requester's own review of the mentor; null if there is none. */
const ownReviewSchema = reviewJsonSchema.nullable();

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "getOwnReview",
      summary: "What one has written about a mentor; null for nothing yet.",
      tag: "Reviews",
    },
    auth: "required",
    params: idParamSchema,
    response: ownReviewSchema,
    run: async ({ actor, params }) => {
      const review = await findOwnReview(actor, params.id);
      return { data: review && toReviewJson(review) };
    },
  }),
  POST: defineRoute({
    operation: {
      id: "createReview",
      summary: "Reviews a mentor, once.",
      tag: "Reviews",
      errors: ["not_allowed", "mentor_not_found", "conflict", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    body: reviewSchema,
    status: 201,
    response: z.undefined(),
    extra: updatedMentorSchema,
    run: async ({ actor, params, body }) => ({
      message: reviewMessages.submitted,
      extra: { updatedMentor: await createReview(actor, params.id, body) },
    }),
  }),
});
