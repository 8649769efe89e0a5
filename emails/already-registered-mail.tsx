import { site } from "@/lib/site";
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
    <MailLayout
      preview="You have an account already."
      heading="You have an account already"
      reason={`You get this mail because somebody registered at ${site.name} with this address. If that was not you, leave it: nothing was changed.`}
    >
      <MailText>
        Hello {name}, this address has an account, so no second one was made. Log in, or set a new password at{" "}
        {resetUrl}
      </MailText>
      <MailAction href={loginUrl} label="Log in" />
    </MailLayout>
  );
}
