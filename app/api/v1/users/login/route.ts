import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { loginSchema } from "@/lib/domain/account/account.schema";
import { signIn } from "@/lib/server/account/sign-in";
import { cookiesOfSession } from "@/lib/server/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: defineRoute({
    body: loginSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      const { session, user } = await signIn(body, visitor);
      return {
        message: accountMessages.loginSuccess,
        extra: { token: session.token, user },
        cookies: cookiesOfSession(session),
      };
    },
  }),
});
