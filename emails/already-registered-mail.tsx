import { alreadyRegisteredMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/**
 * The response to a registration with an existing account's address. Sent by mail, so that only its owner learns about
 * the account.
 */
export function AlreadyRegisteredMail({
  name,
  loginUrl,
  resetUrl,
}: {
  name: string;
  loginUrl: string;
  resetUrl: string;
}) {
  return (
    <MailLayout preview={texts.haveAccountAlready} heading={texts.heading} reason={texts.getThisMail}>
      <MailText>{texts.helloThisAddress(name, resetUrl)}</MailText>
      <MailAction href={loginUrl} label={texts.logIn} />
    </MailLayout>
  );
}
