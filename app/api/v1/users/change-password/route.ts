import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { changePasswordSchema } from "@/lib/domain/account/account.schema";
import { changePassword } from "@/lib/server/account/change-password";
import { cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "changePassword",
      summary: "Changes the password, ends all other sessions, and answers with a new token.",
      tag: "Account",
      errors: ["conflict", "too_many_requests"],
    },
    auth: "required",
    body: changePasswordSchema,
    response: z.undefined(),
    extra: z.object({ token: z.string() }),
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
