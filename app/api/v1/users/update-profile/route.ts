import { profileEditMessages } from "@/lib/domain/profile/edit-profile.messages";
import { profileUpdateSchema } from "@/lib/domain/profile/edit-profile.schema";
import { ownProfileSchema } from "@/lib/domain/profile/own-profile";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { updateProfile } from "@/lib/server/profile/update-profile";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "updateProfile",
      summary: "Changes the named fields of the own profile; the others stay.",
      tag: "Profile",
      errors: ["conflict", "too_many_requests"],
    },
    auth: "required",
    body: profileUpdateSchema,
    response: ownProfileSchema,
    run: async ({ actor, body }) => ({
      message: profileEditMessages.saved,
      data: await updateProfile(actor, body),
    }),
  }),
});
