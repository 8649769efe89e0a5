import { verifyEmailMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Asks to confirm the address of a registration. Nobody has proved who they are yet, so it repeats nothing that was filled in. */
export function VerifyEmailMail({ url, hours }: { url: string; hours: number }) {
  return (
    <MailLayout preview={texts.onePressAccount} heading={texts.welcomeTo} reason={texts.getThisMail}>
      <MailText>{texts.pleaseConfirmThis(hours)}</MailText>
      <MailAction href={url} label={texts.verifyMyEmail} />
    </MailLayout>
  );
}
