import { z } from "zod";
import { unsubscribeSchema } from "@/lib/domain/subscriptions/subscribe.schema";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { unsubscribeHref } from "@/lib/links";
import { defineResource, defineRoute } from "@/lib/server/http/define-route";
import { unsubscribe } from "@/lib/server/subscriptions/unsubscribe";

/** One-click unsubscribing of mail programs (RFC 8058): the address is all that counts, whatever the body says. */
export const { GET, POST, PUT, PATCH, DELETE } = defineResource({
  POST: defineRoute({
    params: unsubscribeSchema,
    response: z.undefined(),
    run: async ({ params, visitor }) => {
      await unsubscribe(params, visitor);
      return { message: messages.unsubscribed, headers: { "Cache-Control": "private, no-store" } };
    },
  }),
  // A mail program that knows nothing of one click opens the address in a browser: there the page with the button is due.
  GET: async (_request, { params }) => {
    const { token } = await params;
    const headers = { Location: unsubscribeHref(String(token)), "Cache-Control": "private, no-store" };
    return new Response(null, { status: 303, headers });
  },
});
