import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { mailRequestSchema } from "@/lib/domain/account/account.schema";
import { requestPasswordReset } from "@/lib/server/account/request-password-reset";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: defineRoute({
    body: mailRequestSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await requestPasswordReset(body, visitor);
      return { message: accountMessages.resetLinkSent };
    },
  }),
});
