import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { googleSignInSchema } from "@/lib/domain/account/account.schema";
import { secondFactorMessages } from "@/lib/domain/account/second-factor.messages";
import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { signInWithGoogle } from "@/lib/server/account/sign-in-with-google";
import { cookiesOfSession } from "@/lib/platform/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "signInWithGoogle",
      summary:
        "Signs in with the ID token of Google. A first time needs a role: without one the answer is profileIncomplete alone. " +
        "With codeNeeded, only the cookie is set, and the sign-in waits for a code of the second factor.",
      tag: "Account",
      errors: ["not_allowed", "account_suspended", "conflict", "too_many_requests", "service_unavailable"],
    },
    body: googleSignInSchema,
    response: z.undefined(),
    extra: z.object({
      token: z.string().optional(),
      user: ownAccountSchema.optional(),
      profileIncomplete: z.boolean(),
      codeNeeded: z.boolean().optional(),
    }),
    run: async ({ body, visitor }) => {
      const outcome = await signInWithGoogle(body, visitor);
      if (outcome === "role_needed") {
        return { message: accountMessages.chooseRole, extra: { profileIncomplete: true } };
      }
      const { session, user } = outcome;
      if (session.needsCode) {
        const extra = { profileIncomplete: false, codeNeeded: true };
        return { message: secondFactorMessages.codeMissing, extra, cookies: cookiesOfSession(session) };
      }
      return {
        message: accountMessages.loginSuccess,
        extra: { token: session.token, user, profileIncomplete: false },
        cookies: cookiesOfSession(session),
      };
    },
  }),
});
