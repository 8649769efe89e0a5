import { z } from "zod";
import { subscribeSchema } from "@/lib/domain/subscriptions/subscribe.schema";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { defineResource, defineRoute } from "@/lib/platform/rest/define-route";
import { subscribe } from "@/lib/server/subscriptions/subscribe";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "subscribe",
      summary: "Sends the link that confirms a subscription to the newsletter.",
      tag: "Subscriptions",
      errors: ["too_many_requests"],
    },
    body: subscribeSchema,
    bodyKinds: ["json", "form"],
    response: z.undefined(),
    run: async ({ body, visitor }) => {
      await subscribe(body, visitor);
      return { message: messages.checkMail };
    },
  }),
});
