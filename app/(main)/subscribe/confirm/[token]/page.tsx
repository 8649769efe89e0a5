import type { Metadata } from "next";
import { MailLinkPanel } from "@/components/feedback/mail-link-panel";
import { SubscribeAgain } from "@/components/subscribe/subscribe-again";
import { confirmSubscriptionAction } from "@/lib/actions/subscribe.actions";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The URL contains a secret, so links on this page must not send a referrer. */
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
  failedTitle: messages.linkFailedTitle,
};

/** Target of the link in the first mail: a button confirms the address. */
export default async function ConfirmSubscriptionPage({ params }: PageProps<"/subscribe/confirm/[token]">) {
  const { token } = await params;
  return <MailLinkPanel token={token} action={confirmSubscriptionAction} texts={TEXTS} remedy={<SubscribeAgain />} />;
}
