import "server-only";
import { inEqualTime } from "@/lib/server/account/equal-time";
import { newMailSecret } from "@/lib/platform/auth/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { hashOf, unsubscribeSecretOf } from "./subscription-links";
import { rememberAsked } from "./subscription.repository";

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
  const mail = await prepareMail(await composeMail.confirmSubscription(email, secrets));
  const confirmHash = hashOf(secrets.confirm);
  const unsubscribeHash = hashOf(secrets.unsubscribe);
  await prisma.$transaction(async (tx) => {
    if (await rememberAsked(tx, { email, confirmHash, unsubscribeHash })) await putInOutbox(tx, mail);
  });
}
