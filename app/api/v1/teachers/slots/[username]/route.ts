import { z } from "zod";
import { slotListSchema, slotsQuerySchema } from "@/lib/domain/meetings/slot-list";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { listSlots } from "@/lib/server/meetings/booking-times";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: {
      id: "listSlots",
      summary: "The free times of a mentor.",
      tag: "Teachers",
      errors: ["mentor_not_found"],
    },
    auth: "optional",
    params: z.object({ username: z.string() }),
    query: slotsQuerySchema,
    response: slotListSchema,
    run: async ({ actor, params, query }) => ({ data: await listSlots(params.username, query, actor) }),
  }),
});
