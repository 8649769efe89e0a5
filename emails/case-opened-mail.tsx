import { caseOpenedMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

type CaseOpenedMailProps = {
  subject: string;
  /** What is reported, and why. */
  kind: string;
  reason: string;
  /** The reporter's words, possibly empty. */
  text: string;
  /** The console's page of the person whom it is about. */
  url: string;
};

/** Tells staff that a case has been opened, or that an open one now is about a child's safety. */
export function CaseOpenedMail({ subject, kind, reason, text, url }: CaseOpenedMailProps) {
  return (
    <MailLayout preview={texts.preview} heading={subject} reason={texts.getThisMail}>
      <MailText>{`${kind}: ${reason}`}</MailText>
      {text && <MailText>{`“${text}”`}</MailText>}
      <MailAction href={url} label={texts.button} />
    </MailLayout>
  );
}
