import { z } from "zod";
import { slotListSchema, slotsQuerySchema } from "@/lib/domain/meetings/slot-list";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";
import { listSlots } from "@/lib/server/meetings/list-slots";

export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  GET: defineRoute({
    auth: "optional",
    params: z.object({ username: z.string() }),
    query: slotsQuerySchema,
    response: slotListSchema,
    run: async ({ actor, params, query }) => ({ data: await listSlots(params.username, query, actor) }),
  }),
});
