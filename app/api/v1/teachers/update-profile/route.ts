import { profileEditMessages } from "@/lib/domain/profile/edit-profile.messages";
import { profileUpdateSchema } from "@/lib/domain/profile/edit-profile.schema";
import { ownProfileSchema } from "@/lib/domain/profile/own-profile";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { updateTeachingProfile } from "@/lib/server/profile/update-profile";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PUT: defineRoute({
    operation: {
      id: "updateTeacherProfile",
      summary: "The same as updateProfile, for mentors alone.",
      tag: "Teachers",
      errors: ["not_allowed", "conflict", "too_many_requests"],
    },
    auth: "required",
    body: profileUpdateSchema,
    response: ownProfileSchema,
    run: async ({ actor, body }) => ({
      message: profileEditMessages.saved,
      data: await updateTeachingProfile(actor, body),
    }),
  }),
});
