import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { signOut } from "@/lib/server/account/sign-out";
import { cookiesOfNoSession } from "@/lib/server/auth/session-cookies";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  // A link on another site brings no session along (SameSite=Strict), so it can end none.
  GET: defineRoute({
    operation: { id: "logOut", summary: "Ends the session that asks. Without one it says the same.", tag: "Account" },
    auth: "optional",
    response: z.undefined(),
    run: async ({ actor }) => {
      if (!actor) return { message: accountMessages.loggedOut };
      await signOut(actor);
      return { message: accountMessages.loggedOut, cookies: cookiesOfNoSession() };
    },
  }),
});
