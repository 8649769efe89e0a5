import type { Metadata } from "next";
import { MailLinkPanel } from "@/components/feedback/mail-link-panel";
import { SubscribeAgain } from "@/components/subscribe/subscribe-again";
import { unsubscribeAction } from "@/lib/actions/subscribe.actions";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { pageMetadata } from "@/lib/server/page-metadata";

/** The URL contains a secret, so links on this page must not send a referrer. */
export const metadata: Metadata = {
  ...pageMetadata({ title: messages.unsubscribeTitle, description: messages.unsubscribeDescription }),
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

const TEXTS = {
  title: messages.unsubscribeTitle,
  question: messages.unsubscribeQuestion,
  button: messages.unsubscribeButton,
  doneTitle: messages.unsubscribedTitle,
  failedTitle: messages.linkFailedTitle,
};

/** Target of the link at the end of every mail: a button ends the subscription. */
export default async function UnsubscribePage({ params }: PageProps<"/subscribe/unsubscribe/[token]">) {
  const { token } = await params;
  return <MailLinkPanel token={token} action={unsubscribeAction} texts={TEXTS} remedy={<SubscribeAgain />} />;
}
