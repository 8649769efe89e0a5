import { confirmReportMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Asks a visitor to confirm a report. */
export function ConfirmReportMail({ url }: { url: string }) {
  return (
    <MailLayout preview={texts.preview} heading={texts.subject} reason={texts.getThisMail}>
      <MailText>{texts.pleaseConfirm}</MailText>
      <MailAction href={url} label={texts.button} />
    </MailLayout>
  );
}
