import { cancellationSchema } from "@/lib/domain/meetings/booking.schema";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { ownMeetingSchema } from "@/lib/domain/meetings/own-meeting";
import { idParamSchema } from "@/lib/domain/reviews/review.schema";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { cancelMeeting } from "@/lib/server/meetings/cancel-meeting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "cancelMeeting",
      summary:
        "Cancels a meeting for both of its sides. An entry of Calendly's, which has no time, is removed from both lists.",
      tag: "Meetings",
      errors: ["not_found", "conflict", "too_many_requests"],
    },
    auth: "required",
    params: idParamSchema,
    body: cancellationSchema,
    response: ownMeetingSchema,
    run: async ({ actor, params, body }) => {
      const data = await cancelMeeting(actor, params.id, body.reason);
      return { message: data.startsAt ? messages.cancelled : messages.removed, data };
    },
  }),
});
