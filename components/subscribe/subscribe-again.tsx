import { PageLink } from "@/components/ui/page-link";
import { subscriptionMessages as messages } from "@/lib/domain/subscriptions/subscription.messages";
import { links } from "@/lib/links";

/** The way on from a newsletter link that does not work. */
export function SubscribeAgain() {
  return (
    <PageLink href={links.subscribe} className="font-medium text-leaf underline-offset-4 hover:underline">
      {messages.subscribeAgain}
    </PageLink>
  );
}
