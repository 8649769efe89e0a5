import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { mailRequestSchema } from "@/lib/domain/account/account.schema";
import { requestPasswordReset } from "@/lib/server/account/reset-password";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "requestPasswordReset",
      summary:
        "Sends the link that sets a new password. The answer is the same whether there is such an account or not.",
      tag: "Account",
      errors: ["too_many_requests"],
    },
    body: mailRequestSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await requestPasswordReset(body, visitor);
      return { message: accountMessages.resetLinkSent };
    },
  }),
});
