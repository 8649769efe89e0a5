import type { Metadata } from "next";
import { SubscriptionLinkPanel } from "@/components/subscribe/subscription-link-panel";
import { confirmSubscriptionAction } from "@/lib/actions/subscribe.actions";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The address holds a secret, which no other site may learn from a link that is followed here. */
export const metadata: Metadata = {
  ...pageMetadata({ title: messages.confirmTitle, description: messages.confirmDescription }),
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

const TEXTS = {
  title: messages.confirmTitle,
  question: messages.confirmQuestion,
  button: messages.confirmButton,
  doneTitle: messages.confirmedTitle,
};

/** Behind the link in the first mail: confirms the address by a button. */
export default async function ConfirmSubscriptionPage({ params }: PageProps<"/subscribe/confirm/[token]">) {
  const { token } = await params;
  return <SubscriptionLinkPanel token={token} action={confirmSubscriptionAction} texts={TEXTS} />;
}
