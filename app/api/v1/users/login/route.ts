import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { loginSchema } from "@/lib/domain/account/account.schema";
import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { AppError } from "@/lib/errors";
import { signIn } from "@/lib/server/account/sign-in";
import { cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "logIn",
      summary: "Signs in. The token goes into the header Authorization, or is sent back as the cookie.",
      tag: "Account",
      errors: [
        "wrong_credentials",
        "email_not_verified",
        "account_suspended",
        "second_factor_needed",
        "too_many_requests",
      ],
    },
    body: loginSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    extra: z.object({ token: z.string(), user: ownAccountSchema }),
    run: async ({ body, visitor }) => {
      const { session, user } = await signIn(body, visitor);
      if (session.needsCode) throw new AppError("second_factor_needed");
      return {
        message: accountMessages.loginSuccess,
        extra: { token: session.token, user },
        cookies: cookiesOfSession(session),
      };
    },
  }),
});
