import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { registerSchema } from "@/lib/domain/account/account.schema";
import { register } from "@/lib/server/account/register";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: defineRoute({
    body: registerSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await register(body, visitor);
      return { message: accountMessages.registerCheckMail };
    },
  }),
});
