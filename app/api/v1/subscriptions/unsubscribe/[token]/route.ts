import { z } from "zod";
import { unsubscribeSchema } from "@/lib/domain/subscriptions/subscribe.schema";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { unsubscribeHref } from "@/lib/links";
import { type Contract, withContract } from "@/lib/platform/rest/contract";
import { defineResource, defineRoute, type Handler } from "@/lib/platform/rest/define-route";
import { unsubscribe } from "@/lib/server/subscriptions/subscribe";

const pageContract: Contract = {
  operation: { id: "openUnsubscribePage", summary: "Leads to the page with the button.", tag: "Subscriptions" },
  params: z.object({ token: z.string() }),
  answer: { kind: "redirect", status: 303 },
};
const openPage: Handler = async (_request, { params }) => {
  const { token } = await params;
  const headers = { Location: unsubscribeHref(String(token)), "Cache-Control": "private, no-store" };
  return new Response(null, { status: 303, headers });
};

/** One-click unsubscribe for mail programs (RFC 8058). Only the URL counts; the body is ignored. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  POST: defineRoute({
    operation: {
      id: "unsubscribe",
      summary: "Ends a subscription at once, as RFC 8058 asks.",
      tag: "Subscriptions",
      errors: ["too_many_requests"],
    },
    params: unsubscribeSchema,
    response: z.undefined(),
    run: async ({ params, visitor }) => {
      await unsubscribe(params, visitor);
      return { message: messages.unsubscribed, headers: { "Cache-Control": "private, no-store" } };
    },
  }),
  // Mail programs without one-click support open the address in a browser, which needs the page with the button.
  GET: withContract(openPage, pageContract),
});
