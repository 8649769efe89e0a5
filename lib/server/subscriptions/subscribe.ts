import "server-only";
import { createHash } from "node:crypto";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { AppError } from "@/lib/errors";
import { signFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { inEqualTime } from "@/lib/server/account/equal-time";
import { newMailSecret } from "@/lib/server/account/mail-tokens";
import { composeConfirmSubscription } from "./subscription-mails";
import { confirmByHash, findByConfirmHash, saveRequest, unsubscribeByHash } from "./subscription.repository";

/**
 * Sends the link that confirms a subscription, at most one a day, and none to an address that is subscribed. The answer
 * is the same for every address, in equal time.
 * @throws AppError too_many_requests
 */
export async function subscribe({ email }: { email: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([["subscribe-by-client", visitor.address], ...mailsTo(email)]);
  await inEqualTime(storeSubscription(email));
  deliverMailsAfterAnswer();
}

async function storeSubscription(email: string): Promise<void> {
  const secrets = { confirm: newMailSecret(), unsubscribe: unsubscribeSecretOf(email) };
  // Composed for every address, whether it goes out or not, so that the work is the same.
  const mail = await prepareMail(await composeConfirmSubscription(email, secrets));
  const confirmHash = hashOf(secrets.confirm);
  const unsubscribeHash = hashOf(secrets.unsubscribe);
  await prisma.$transaction(async (tx) => {
    if (await saveRequest(tx, { email, confirmHash, unsubscribeHash })) await putInOutbox(tx, mail);
  });
}

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

/** All that is stored of a link's secret. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

/**
 * The 256 bits of an address's link to unsubscribe. They follow from the address, so that every mail can carry the link
 * although only its hash is kept, and a new mail does not break the link in an old one.
 */
export const unsubscribeSecretOf = (email: string) => signFor("unsubscribe", email);
