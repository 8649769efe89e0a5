import { z } from "zod";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { deleteAccount } from "@/lib/server/account/delete-account";
import { cookiesOfNoSession } from "@/lib/platform/auth/session-cookies";
import { cookiesOfLocation } from "@/lib/server/places/viewer-position";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: { id: "deleteAccount", summary: "Deletes the signed-in account for good.", tag: "Account" },
    auth: "required",
    response: z.undefined(),
    run: async ({ actor }) => {
      await deleteAccount(actor);
      return { message: accountMessages.loggedOut, cookies: [...cookiesOfNoSession(), ...cookiesOfLocation(null)] };
    },
  }),
});
