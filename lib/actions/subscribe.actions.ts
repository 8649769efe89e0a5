"use server";

import {
  confirmSubscriptionSchema,
  subscribeSchema,
  unsubscribeSchema,
} from "@/lib/domain/subscriptions/subscribe.schema";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { confirmSubscription, subscribe, unsubscribe } from "@/lib/server/subscriptions/subscribe";
import { defineAction } from "./define-action";

export const subscribeAction = defineAction(subscribeSchema, async (input, visitor) => {
  await subscribe(input, visitor);
  return { message: messages.checkMail };
});

export const confirmSubscriptionAction = defineAction(confirmSubscriptionSchema, async (input, visitor) => {
  await confirmSubscription(input, visitor);
  return { message: messages.confirmed };
});

export const unsubscribeAction = defineAction(unsubscribeSchema, async (input, visitor) => {
  await unsubscribe(input, visitor);
  return { message: messages.unsubscribed };
});
