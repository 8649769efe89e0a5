import { site } from "@/lib/site";
import { MailAction, MailLayout, MailText } from "./mail-layout";

/** Leads to the screen where a new password is set. */
export function ResetPasswordMail({ name, url, hours }: { name: string; url: string; hours: number }) {
  return (
    <MailLayout
      preview="Choose a new password."
      heading="Set a new password"
      reason={`You get this mail because a new password was asked for at ${site.name}. If that was not you, leave it: your password stays as it is.`}
    >
      <MailText>
        {name ? `Hello ${name}, here` : "Here"} you can choose a new password. The link works once, for{" "}
        {hours === 1 ? "one hour" : `${hours} hours`}.
      </MailText>
      <MailAction href={url} label="Choose a new password" />
    </MailLayout>
  );
}
