import { newDeviceMailTexts as texts } from "@/lib/domain/mails/mails.messages";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Informs the owner about a sign-in from a device that the account has not used before. */
export function NewDeviceMail({ device, at, url }: { device: string; at: Date; url: string }) {
  return (
    <MailLayout preview={texts.preview(device)} heading={texts.heading} reason={texts.reason}>
      <MailText>{texts.signedIn(device, at)}</MailText>
      <MailText>{texts.ifNot}</MailText>
      <MailAction href={url} label={texts.see} />
    </MailLayout>
  );
}
