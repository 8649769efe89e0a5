import "server-only";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { AppError } from "@/lib/errors";
import { signFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { inEqualTime } from "@/lib/server/account/equal-time";
import { hashOfMailSecret, newMailSecret } from "@/lib/server/account/mail-tokens";
import { composeConfirmSubscription } from "./subscription-mails";
import { confirmByHash, findByConfirmHash, saveRequest, unsubscribeByHash } from "./subscription.repository";

/**
 * Sends the link that confirms a subscription: at most one a day, none to a subscribed address. The response and its
 * timing are the same for every address.
 * @throws AppError too_many_requests
 */
export async function subscribe({ email }: { email: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["subscribe-by-client", visitor.address], ...mailsTo(email)]);
  await inEqualTime(storeSubscription(email));
  deliverMailsAfterAnswer();
}

async function storeSubscription(email: string): Promise<void> {
  const secrets = { confirm: newMailSecret(), unsubscribe: unsubscribeSecretOf(email) };
  // Composed for every address, whether it is sent or not, so that the work is the same.
  const mail = await prepareMail(await composeConfirmSubscription(email, secrets));
  const confirmHash = hashOfMailSecret(secrets.confirm);
  const unsubscribeHash = hashOfMailSecret(secrets.unsubscribe);
  await prisma.$transaction(async (tx) => {
    if (await saveRequest(tx, { email, confirmHash, unsubscribeHash })) await putInOutbox(tx, mail);
  });
}

/**
 * Confirms a subscription with the mailed link.
 * @throws AppError invalid_input; the message distinguishes a used or expired link from an unknown one;
 *   too_many_requests
 */
export async function confirmSubscription({ token }: { token: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  const hash = hashOfMailSecret(token);
  if (await confirmByHash(hash, new Date())) return;
  const known = await findByConfirmHash(hash);
  const message = !known
    ? messages.confirmInvalid
    : known.confirmUsedAt
      ? messages.confirmUsed
      : messages.confirmExpired;
  throw new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}

/**
 * Ends a subscription with the link in every mail. Repeating it is not an error.
 * @throws AppError invalid_input for a link without a subscription; too_many_requests
 */
export async function unsubscribe({ token }: { token: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["unsubscribe-by-client", visitor.address]]);
  if (await unsubscribeByHash(hashOfMailSecret(token))) return;
  const message = messages.unsubscribeInvalid;
  throw new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}

/**
 * The 256-bit secret of an address's unsubscribe link. It is derived from the address: every mail can include the link
 * although only its hash is stored, and links in old mails stay valid.
 */
export const unsubscribeSecretOf = (email: string) => signFor("unsubscribe", email);
