import "server-only";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { AppError } from "@/lib/errors";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { hashOf } from "./subscription-links";
import { unsubscribeByHash } from "./subscription.repository";

/**
 * Ends a subscription by the link that every mail carries. Doing so again is no error.
 * @throws AppError invalid_input for a link that belongs to no subscription; too_many_requests
 */
export async function unsubscribe({ token }: { token: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["unsubscribe-by-client", visitor.address]]);
  if (await unsubscribeByHash(hashOf(token))) return;
  const message = messages.unsubscribeInvalid;
  throw new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}
