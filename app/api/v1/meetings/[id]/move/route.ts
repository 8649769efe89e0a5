import { moveSchema } from "@/lib/domain/meetings/booking.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { ownMeetingSchema } from "@/lib/domain/meetings/own-meeting";
import { idParamSchema } from "@/lib/domain/reviews/review.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { moveMeeting } from "@/lib/server/meetings/move-meeting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "moveMeeting",
      summary: "Moves a meeting to another free time, for both of its sides.",
      tag: "Meetings",
      errors: ["not_found", "conflict", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    body: moveSchema,
    response: ownMeetingSchema,
    run: async ({ actor, params, body }) => ({
      message: messages.moved,
      data: await moveMeeting(actor, params.id, body.startsAt),
    }),
  }),
});
