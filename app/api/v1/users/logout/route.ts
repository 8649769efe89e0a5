import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import { signOut } from "@/lib/server/account/sign-out";
import type { Actor } from "@/lib/platform/auth/session";
import { cookiesOfNoSession } from "@/lib/platform/auth/session-cookies";
import { isAskedByScript } from "@/lib/platform/rest/asked-by-script";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

async function endSession(actor: Actor | null) {
  if (!actor) return { message: accountMessages.loggedOut };
  await signOut(actor);
  return { message: accountMessages.loggedOut, cookies: cookiesOfNoSession() };
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "logOut",
      summary:
        "Ends the session that asks. Without one it says the same. A browser that opens this as a page ends none: 405.",
      tag: "Account",
    },
    auth: "optional",
    response: z.undefined(),
    run: async ({ actor, request }) => {
      // Otherwise any link, redirect or image on this site that points here would log the visitor out.
      if (!isAskedByScript(request.headers)) throw new AppError("method_not_allowed");
      return endSession(actor);
    },
  }),
  POST: defineRoute({
    operation: {
      id: "logOutByPost",
      summary: "Ends the session that asks. Without one it says the same.",
      tag: "Account",
    },
    auth: "optional",
    response: z.undefined(),
    run: ({ actor }) => endSession(actor),
  }),
});
