import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { googleSignInSchema } from "@/lib/domain/account/account.schema";
import { signInWithGoogle } from "@/lib/server/account/sign-in-with-google";
import { cookiesOfSession } from "@/lib/server/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: defineRoute({
    body: googleSignInSchema,
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      const outcome = await signInWithGoogle(body, visitor);
      if (outcome === "role_needed") {
        return { message: accountMessages.chooseRole, extra: { profileIncomplete: true } };
      }
      const { session, user } = outcome;
      return {
        message: accountMessages.loginSuccess,
        extra: { token: session.token, user, profileIncomplete: false },
        cookies: cookiesOfSession(session),
      };
    },
  }),
});
