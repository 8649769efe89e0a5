import { z } from "zod";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { idParamSchema, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { updatedMentorSchema } from "@/lib/domain/reviews/updated-mentor";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { deleteReview, editReview } from "@/lib/server/reviews/change-review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "editReview",
      summary: "Changes a review that one has written.",
      tag: "Reviews",
      errors: ["not_allowed", "not_found", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    body: reviewSchema,
    response: z.undefined(),
    extra: updatedMentorSchema,
    run: async ({ actor, params, body }) => ({
      message: reviewMessages.updated,
      extra: { updatedMentor: await editReview(actor, params.id, body) },
    }),
  }),
  DELETE: defineRoute({
    operation: {
      id: "deleteReview",
      summary: "Takes a review away, for its writer and for the mentor whom it is about.",
      tag: "Reviews",
      errors: ["not_allowed", "not_found", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    response: z.undefined(),
    extra: updatedMentorSchema,
    run: async ({ actor, params }) => ({
      message: reviewMessages.deleted,
      extra: { updatedMentor: await deleteReview(actor, params.id) },
    }),
  }),
});
