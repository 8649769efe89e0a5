import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { changePasswordSchema } from "@/lib/domain/account/account.schema";
import { changePassword } from "@/lib/server/account/change-password";
import { cookiesOfSession } from "@/lib/server/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  PUT: defineRoute({
    auth: "required",
    body: changePasswordSchema,
    response: z.undefined(),
    run: async ({ actor, body }) => {
      const { session } = await changePassword(actor, body);
      return {
        message: accountMessages.passwordChanged,
        extra: { token: session.token },
        cookies: cookiesOfSession(session),
      };
    },
  }),
});
