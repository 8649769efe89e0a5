import "server-only";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { AppError } from "@/lib/errors";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { hashOf } from "./subscription-links";
import { confirmByHash, findByConfirmHash } from "./subscription.repository";

/**
 * Makes a subscription valid by the link that was sent to its address.
 * @throws AppError invalid_input that tells a used or expired link from an unknown one; too_many_requests
 */
export async function confirmSubscription({ token }: { token: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  const hash = hashOf(token);
  if (await confirmByHash(hash, new Date())) return;
  const known = await findByConfirmHash(hash);
  const message = !known
    ? messages.confirmInvalid
    : known.confirmUsedAt
      ? messages.confirmUsed
      : messages.confirmExpired;
  throw new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}
