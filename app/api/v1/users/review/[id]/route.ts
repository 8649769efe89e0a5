import { z } from "zod";
import { reviewMessages } from "@/lib/domain/reviews/review.messages";
import { idParamSchema, reviewSchema } from "@/lib/domain/reviews/review.schema";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";
import { deleteReview } from "@/lib/server/reviews/delete-review";
import { editReview } from "@/lib/server/reviews/edit-review";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  PUT: defineRoute({
    auth: "required",
    params: idParamSchema,
    body: reviewSchema,
    response: z.undefined(),
    run: async ({ actor, params, body }) => ({
      message: reviewMessages.updated,
      extra: { updatedMentor: await editReview(actor, params.id, body) },
    }),
  }),
  DELETE: defineRoute({
    auth: "required",
    params: idParamSchema,
    response: z.undefined(),
    run: async ({ actor, params }) => ({
      message: reviewMessages.deleted,
      extra: { updatedMentor: await deleteReview(actor, params.id) },
    }),
  }),
});
