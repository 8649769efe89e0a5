import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { mailRequestSchema } from "@/lib/domain/account/account.schema";
import { resendVerification } from "@/lib/server/account/verify-email";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "resendVerification",
      summary: "Sends the verification link again. The answer is the same whether there is such an account or not.",
      tag: "Account",
      errors: ["too_many_requests"],
    },
    body: mailRequestSchema,
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await resendVerification(body, visitor);
      return { message: accountMessages.verificationSentAgain };
    },
  }),
});
