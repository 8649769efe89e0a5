import { availabilityUpdateSchema, ownAvailabilitySchema } from "@/lib/domain/meetings/availability.schema";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { getOwnAvailability, updateAvailability } from "@/lib/server/meetings/availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "getAvailability",
      summary: "When the signed-in mentor can be booked.",
      tag: "Teachers",
      errors: ["not_allowed"],
    },
    auth: "required",
    response: ownAvailabilitySchema,
    run: async ({ actor }) => ({ data: await getOwnAvailability(actor) }),
  }),
  PUT: defineRoute({
    operation: {
      id: "updateAvailability",
      summary: "Sets when the signed-in mentor can be booked.",
      tag: "Teachers",
      errors: ["not_allowed", "conflict", "too_many_requests"],
    },
    auth: "required",
    body: availabilityUpdateSchema,
    response: ownAvailabilitySchema,
    run: async ({ actor, body }) => ({ message: messages.saved, data: await updateAvailability(actor, body) }),
  }),
});
