import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { mailRequestSchema } from "@/lib/domain/account/account.schema";
import { resendVerification } from "@/lib/server/account/resend-verification";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: defineRoute({
    body: mailRequestSchema,
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await resendVerification(body, visitor);
      return { message: accountMessages.verificationSentAgain };
    },
  }),
});
