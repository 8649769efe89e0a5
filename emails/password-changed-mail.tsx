import { passwordChangedMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Informs the owner that the password has changed. */
export function PasswordChangedMail({ name, url }: { name: string; url: string }) {
  return (
    <MailLayout preview={texts.allOtherDevices} heading={texts.passwordWasChanged} reason={texts.getThisMail}>
      <MailText>{texts.helloPasswordHas(name)}</MailText>
      <MailText>{texts.ifWasNot}</MailText>
      <MailAction href={url} label={texts.setNewPassword} />
    </MailLayout>
  );
}
