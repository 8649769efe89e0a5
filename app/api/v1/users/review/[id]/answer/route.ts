import { z } from "zod";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { answerSchema, idParamSchema } from "@/lib/domain/reviews/review.schema";
import { updatedMentorSchema } from "@/lib/domain/reviews/updated-mentor";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { answerReview } from "@/lib/server/reviews/change-review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "answerReview",
      summary: "Sets the one answer of the reviewed mentor.",
      tag: "Reviews",
      errors: ["not_allowed", "not_found", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    body: answerSchema,
    response: z.undefined(),
    extra: updatedMentorSchema,
    run: async ({ actor, params, body }) => ({
      message: reviewMessages.answerSaved,
      extra: { updatedMentor: await answerReview(actor, params.id, body.answer) },
    }),
  }),
  DELETE: defineRoute({
    operation: {
      id: "withdrawAnswer",
      summary: "Takes the answer of the reviewed mentor away.",
      tag: "Reviews",
      errors: ["not_allowed", "not_found", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    response: z.undefined(),
    extra: updatedMentorSchema,
    run: async ({ actor, params }) => ({
      message: reviewMessages.answerWithdrawn,
      extra: { updatedMentor: await answerReview(actor, params.id, null) },
    }),
  }),
});
