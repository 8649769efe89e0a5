import { resetPasswordMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Leads to the screen where a new password is set. */
export function ResetPasswordMail({ name, url, hours }: { name: string; url: string; hours: number }) {
  return (
    <MailLayout preview={texts.chooseNewPassword} heading={texts.setNewPassword} reason={texts.getThisMail}>
      <MailText>{texts.canChooseNew(name, hours)}</MailText>
      <MailAction href={url} label={texts.button} />
    </MailLayout>
  );
}
