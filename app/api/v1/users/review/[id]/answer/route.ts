import { z } from "zod";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { answerSchema, idParamSchema } from "@/lib/domain/reviews/review.schema";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";
import { answerReview } from "@/lib/server/reviews/answer-review";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  PUT: defineRoute({
    auth: "required",
    params: idParamSchema,
    body: answerSchema,
    response: z.undefined(),
    run: async ({ actor, params, body }) => ({
      message: reviewMessages.answerSaved,
      extra: { updatedMentor: await answerReview(actor, params.id, body.answer) },
    }),
  }),
  DELETE: defineRoute({
    auth: "required",
    params: idParamSchema,
    response: z.undefined(),
    run: async ({ actor, params }) => ({
      message: reviewMessages.answerWithdrawn,
      extra: { updatedMentor: await answerReview(actor, params.id, null) },
    }),
  }),
});
