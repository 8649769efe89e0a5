import { verifyEmailMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Asks to confirm the address of a registration. The recipient is unverified, so it repeats no form input. */
export function VerifyEmailMail({ url, hours }: { url: string; hours: number }) {
  return (
    <MailLayout preview={texts.onePressAccount} heading={texts.welcomeTo} reason={texts.getThisMail}>
      <MailText>{texts.pleaseConfirmThis(hours)}</MailText>
      <MailAction href={url} label={texts.verifyMyEmail} />
    </MailLayout>
  );
}
