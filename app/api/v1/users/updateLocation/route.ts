import { locationMessages } from "@/lib/domain/places/geolocation.messages";
import { savedLocationSchema, updateLocationSchema } from "@/lib/domain/places/location.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { cookiesOfLocation } from "@/lib/server/places/viewer-position";
import { updateLocation } from "@/lib/server/places/update-location";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  PATCH: defineRoute({
    operation: {
      id: "updateLocation",
      summary: "Keeps or forgets the position that distances are measured from.",
      tag: "Profile",
      errors: ["too_many_requests"],
    },
    auth: "required",
    body: updateLocationSchema,
    response: savedLocationSchema,
    run: async ({ actor, body }) => {
      const kept = await updateLocation(actor, body);
      return {
        message: kept ? locationMessages.saved : locationMessages.forgotten,
        data: kept ?? { latitude: null, longitude: null },
        cookies: cookiesOfLocation(kept),
      };
    },
  }),
});
