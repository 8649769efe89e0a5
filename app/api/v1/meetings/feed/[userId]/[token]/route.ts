import { feedAddressSchema } from "@/lib/domain/meetings/calendar.schema";
import { defineFileRoute } from "@/lib/platform/rest/define-file-route";
import { defineResource } from "@/lib/platform/rest/define-route";
import { CALENDAR_TYPE } from "@/lib/server/meetings/calendar-files";
import { getFeed } from "@/lib/server/meetings/calendar-feed";

/** A user's meetings for calendar programs. They have no session, so the URL itself is the secret. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineFileRoute({
    operation: {
      id: "getCalendarFeed",
      summary: "The meetings of a person for calendar programs. The address itself is the secret.",
      tag: "Meetings",
      errors: ["not_found", "too_many_requests"],
    },
    params: feedAddressSchema,
    contentType: CALENDAR_TYPE,
    filename: "mentorhood.ics",
    run: ({ params, visitor }) => getFeed(params, visitor),
  }),
});
