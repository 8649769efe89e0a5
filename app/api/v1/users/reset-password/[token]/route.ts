import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { newPasswordSchema, resetTokenSchema } from "@/lib/domain/account/account.schema";
import { resetPassword } from "@/lib/server/account/reset-password";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "resetPassword",
      summary: "Sets a new password by the link of a mail.",
      tag: "Account",
      errors: ["too_many_requests"],
    },
    params: resetTokenSchema,
    body: newPasswordSchema,
    response: z.object({ message: z.string() }),
    run: async ({ params, body, visitor }) => {
      await resetPassword({ token: params.token, password: body.password }, visitor);
      const message = accountMessages.passwordUpdated;
      return { message, data: { message } };
    },
  }),
});
