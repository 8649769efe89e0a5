import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { registerSchema } from "@/lib/domain/account/account.schema";
import { register } from "@/lib/server/account/register";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "register",
      summary:
        "Makes an account and sends the link that verifies its address. The answer is the same for an address that has one.",
      tag: "Account",
      errors: ["too_many_requests"],
    },
    body: registerSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await register(body, visitor);
      return { message: accountMessages.registerCheckMail };
    },
  }),
});
