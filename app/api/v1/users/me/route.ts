import { ownAccountSchema } from "@/lib/domain/account/own-account";
import { readOwnAccount } from "@/lib/server/account/own-account.repository";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  GET: defineRoute({
    auth: "required",
    response: ownAccountSchema,
    run: async ({ actor }) => ({ data: await readOwnAccount(actor.id) }),
  }),
});
