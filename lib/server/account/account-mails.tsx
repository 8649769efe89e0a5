import { MAIL_LINK_HOURS } from "@/lib/domain/account/account.constants";
import "server-only";
import { AlreadyRegisteredMail } from "@/emails/already-registered-mail";
import { NewDeviceMail } from "@/emails/new-device-mail";
import { PasswordChangedMail } from "@/emails/password-changed-mail";
import { ResetPasswordMail } from "@/emails/reset-password-mail";
import { VerifyEmailMail } from "@/emails/verify-email-mail";
import { WelcomeMail } from "@/emails/welcome-mail";
import { links, resetPasswordHref, verifyEmailHref } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { compose } from "@/lib/platform/mail/outbox";
import { site } from "@/lib/site";

/** `name` is empty unless the address is verified: a stranger may have typed any other name. */
type Recipient = { email: string; name: string };

/** Composes the account mails. */
export const accountMails = {
  verifyEmail: (email: string, secret: string, from?: string) =>
    compose(
      "verify-email",
      email,
      `Verify your email for ${site.name}`,
      <VerifyEmailMail url={absolute(verifyEmailHref(secret, email, from))} hours={MAIL_LINK_HOURS.verify_email} />,
    ),
  resetPassword: ({ email, name }: Recipient, secret: string) =>
    compose(
      "reset-password",
      email,
      `Set a new password for ${site.name}`,
      <ResetPasswordMail
        name={name}
        url={absolute(resetPasswordHref(secret))}
        hours={MAIL_LINK_HOURS.reset_password}
      />,
    ),
  passwordChanged: ({ email, name }: Recipient) =>
    compose(
      "password-changed",
      email,
      `Your ${site.name} password was changed`,
      <PasswordChangedMail name={name} url={absolute(links.resetPassword)} />,
    ),
  newDevice: (email: string, device: string) =>
    compose(
      "new-device",
      email,
      `New sign-in to your ${site.name} account`,
      <NewDeviceMail device={device} at={new Date()} url={absolute(links.security)} />,
    ),
  welcome: ({ email, name }: Recipient, isMentor: boolean) =>
    compose(
      "welcome",
      email,
      `Welcome to ${site.name}`,
      <WelcomeMail name={name} isMentor={isMentor} url={absolute(isMentor ? links.profile : links.mentors)} />,
    ),
  alreadyRegistered: ({ email, name }: Recipient) =>
    compose(
      "already-registered",
      email,
      `Your ${site.name} account`,
      <AlreadyRegisteredMail name={name} loginUrl={absolute(links.login)} resetUrl={absolute(links.resetPassword)} />,
    ),
};
