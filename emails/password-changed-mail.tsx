import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Tells the owner that the password is another one now. */
export function PasswordChangedMail({ name, url }: { name: string; url: string }) {
  return (
    <MailLayout
      preview="All other devices were signed out."
      heading="Your password was changed"
      reason={`You get this mail because it is about the safety of your ${site.name} account.`}
    >
      <MailText>Hello {name}, your password has just been changed, and every other device was signed out.</MailText>
      <MailText>If that was not you, set a new password at once:</MailText>
      <MailAction href={url} label="Set a new password" />
    </MailLayout>
  );
}
