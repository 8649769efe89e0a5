import { resetPasswordMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Links to the screen that sets a new password. */
export function ResetPasswordMail({ name, url, hours }: { name: string; url: string; hours: number }) {
  return (
    <MailLayout preview={texts.chooseNewPassword} heading={texts.setNewPassword} reason={texts.getThisMail}>
      <MailText>{texts.canChooseNew(name, hours)}</MailText>
      <MailAction href={url} label={texts.button} />
    </MailLayout>
  );
}
