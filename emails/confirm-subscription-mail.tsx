import { confirmSubscriptionMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Asks to confirm a newsletter subscription. */
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
      preview={texts.onePressHear}
      heading={texts.confirmSubscription}
      reason={texts.getThisMail}
      unsubscribeUrl={unsubscribeUrl}
    >
      <MailText>{texts.pleaseConfirmWant(days)}</MailText>
      <MailAction href={url} label={texts.confirmMySubscription} />
    </MailLayout>
  );
}
