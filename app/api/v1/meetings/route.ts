import { z } from "zod";
import { meetingsQuerySchema, ownMeetingSchema } from "@/lib/domain/meetings/own-meeting";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { pageLinkHeader } from "@/lib/platform/rest/link-header";
import { listMeetings } from "@/lib/server/meetings/list-meetings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineRoute({
    operation: { id: "listMeetings", summary: "A page of the own meetings.", tag: "Meetings" },
    auth: "required",
    query: meetingsQuerySchema,
    response: z.array(ownMeetingSchema),
    extra: z.object({ pagination: z.object({ page: z.int(), limit: z.int(), total: z.int() }) }),
    run: async ({ actor, query, request }) => {
      const { meetings, pagination } = await listMeetings(actor, query);
      const pageCount = Math.max(1, Math.ceil(pagination.total / pagination.limit));
      return {
        data: meetings,
        extra: { pagination },
        headers: { Link: pageLinkHeader(request, query, { page: pagination.page, pageCount, nextCursor: null }) },
      };
    },
  }),
});
