import { createMeetingSchema } from "@/lib/domain/meetings/booking.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { ownMeetingSchema } from "@/lib/domain/meetings/own-meeting";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { createMeeting } from "@/lib/server/meetings/create-meeting";
import { recordCalendlyMeeting } from "@/lib/server/meetings/record-calendly-meeting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "createMeeting",
      summary:
        "Books a free time of a mentor, or records what was booked with Calendly, where the site uses it. A meeting in person needs contact, a place or phone number that only the mentor is told. A taken time is answered with the next free ones in data.nextSlots, a meeting that the student has already with its id in data.meetingId.",
      tag: "Meetings",
      errors: ["not_allowed", "mentor_not_found", "conflict", "too_many_requests"],
    },
    auth: "required",
    body: createMeetingSchema,
    response: ownMeetingSchema,
    status: 201,
    run: async ({ actor, body }) =>
      body.scheduler === "calendly"
        ? { message: messages.bookedOutside, data: await recordCalendlyMeeting(actor, body) }
        : { message: messages.booked, data: await createMeeting(actor, body) },
  }),
});
