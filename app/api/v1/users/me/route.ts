import { ownProfileSchema } from "@/lib/domain/profile/own-profile";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";
import { readOwnProfile } from "@/lib/server/profile/read-own-profile";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  GET: defineRoute({
    operation: {
      id: "getMe",
      summary: "The signed-in account with everything that its owner may edit.",
      tag: "Profile",
    },
    auth: "required",
    response: ownProfileSchema,
    run: async ({ actor }) => ({ data: await readOwnProfile(actor.id) }),
  }),
});
