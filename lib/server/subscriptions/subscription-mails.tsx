import "server-only";
import { ConfirmSubscriptionMail } from "@/emails/confirm-subscription-mail";
import { CONFIRM_DAYS } from "@/lib/domain/subscriptions/subscription.rules";
import { confirmSubscriptionHref, oneClickUnsubscribeHref, unsubscribeHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose, type ComposedMail } from "@/lib/platform/mail/outbox";
import { site } from "@/lib/site";

/** Headers that let a mail program unsubscribe with one click (RFC 8058). */
const oneClickUnsubscribe = (secret: string) => ({
  "List-Unsubscribe": `<${absolute(oneClickUnsubscribeHref(secret))}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Composes the mail that asks a new subscriber to confirm the address. */
export async function composeConfirmSubscription(
  email: string,
  secrets: { confirm: string; unsubscribe: string },
): Promise<ComposedMail> {
  const mail = await compose(
    "confirm-subscription",
    email,
    `Confirm your ${site.name} subscription`,
    <ConfirmSubscriptionMail
      url={absolute(confirmSubscriptionHref(secrets.confirm))}
      unsubscribeUrl={absolute(unsubscribeHref(secrets.unsubscribe))}
      days={CONFIRM_DAYS}
    />,
  );
  return { ...mail, headers: oneClickUnsubscribe(secrets.unsubscribe) };
}
