import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Asks to confirm that the newsletter may come to this address. */
export function ConfirmSubscriptionMail({
  url,
  unsubscribeUrl,
  days,
}: {
  url: string;
  unsubscribeUrl: string;
  days: number;
}) {
  return (
    <MailLayout
      preview="One press, and you hear of new courses."
      heading="Confirm your subscription"
      reason={`You get this mail because this address was entered for news at ${site.name}. If that was not you, leave it: without the link no news will come.`}
      unsubscribeUrl={unsubscribeUrl}
    >
      <MailText>
        Please confirm that you want to hear of new courses at this address. The link works for {days} days.
      </MailText>
      <MailAction href={url} label="Confirm my subscription" />
    </MailLayout>
  );
}
