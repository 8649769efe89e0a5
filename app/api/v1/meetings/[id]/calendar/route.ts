import { z } from "zod";
import { defineFileRoute } from "@/lib/platform/rest/define-file-route";
import { defineResource } from "@/lib/platform/rest/define-route";
import { CALENDAR_TYPE, getMeetingCalendar } from "@/lib/server/meetings/calendar-files";

/** A meeting as a calendar file, for its two participants. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: defineFileRoute({
    operation: {
      id: "getMeetingCalendar",
      summary: "A meeting as a calendar file, for its two sides.",
      tag: "Meetings",
      errors: ["not_found"],
    },
    auth: "required",
    params: z.object({ id: z.string() }),
    contentType: CALENDAR_TYPE,
    filename: "meeting.ics",
    run: ({ actor, params }) => getMeetingCalendar(actor, params.id),
  }),
});
