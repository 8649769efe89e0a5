import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Asks to confirm the address of a registration. Nobody has proved who they are yet, so it repeats nothing that was filled in. */
export function VerifyEmailMail({ url, hours }: { url: string; hours: number }) {
  return (
    <MailLayout
      preview="One press and your account is ready."
      heading={`Welcome to ${site.name}`}
      reason={`You get this mail because this address was used to register at ${site.name}. If that was not you, leave it: without the link nothing happens.`}
    >
      <MailText>Please confirm that this is your email address. The link works for {hours} hours.</MailText>
      <MailAction href={url} label="Verify my email" />
    </MailLayout>
  );
}
