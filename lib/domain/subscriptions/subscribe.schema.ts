import { z } from "zod";
import { newEmailField, mailSecret } from "@/lib/domain/account/account.schema";
import { subscriptionMessages as messages } from "./subscription.messages";

/** The subscribe banner's one field, normalised like the addresses of accounts. */
export const subscribeSchema = z.object({ email: newEmailField });

/** The secrets of the links in the newsletter's mails. */
export const confirmSubscriptionSchema = z.object({ token: mailSecret(messages.confirmInvalid) });
export const unsubscribeSchema = z.object({ token: mailSecret(messages.unsubscribeInvalid) });
