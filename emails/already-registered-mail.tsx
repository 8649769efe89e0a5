import { alreadyRegisteredMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Answers a registration with an address that has an account, where only its owner can read it. */
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
