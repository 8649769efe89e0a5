import "server-only";
import { AlreadyRegisteredMail } from "@/emails/already-registered-mail";
import { ConfirmSubscriptionMail } from "@/emails/confirm-subscription-mail";
import { PasswordChangedMail } from "@/emails/password-changed-mail";
import { ResetPasswordMail } from "@/emails/reset-password-mail";
import { VerifyEmailMail } from "@/emails/verify-email-mail";
import { WelcomeMail } from "@/emails/welcome-mail";
import { CONFIRM_DAYS } from "@/lib/domain/subscriptions/subscription.rules";
import {
  confirmSubscriptionHref,
  links,
  oneClickUnsubscribeHref,
  resetPasswordHref,
  unsubscribeHref,
  verifyEmailHref,
} from "@/lib/links";
import { MAIL_TOKEN_HOURS } from "@/lib/platform/auth/mail-tokens";
import { site } from "@/lib/site";
import { absolute } from "@/lib/platform/absolute";
import { compose } from "../../platform/mail/render-mail";

/** `name` only of a person whose address is verified: a stranger may have typed in any other. */
type Recipient = { email: string; name: string };

/** What lets a mail program end the subscription with one press (RFC 8058). Every mail of the newsletter carries it. */
const oneClickUnsubscribe = (secret: string) => ({
  "List-Unsubscribe": `<${absolute(oneClickUnsubscribeHref(secret))}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export const composeMail = {
  verifyEmail: (email: string, secret: string, from?: string) =>
    compose(
      "verify-email",
      email,
      `Verify your email for ${site.name}`,
      <VerifyEmailMail url={absolute(verifyEmailHref(secret, email, from))} hours={MAIL_TOKEN_HOURS.verify_email} />,
    ),
  resetPassword: ({ email, name }: Recipient, secret: string) =>
    compose(
      "reset-password",
      email,
      `Set a new password for ${site.name}`,
      <ResetPasswordMail
        name={name}
        url={absolute(resetPasswordHref(secret))}
        hours={MAIL_TOKEN_HOURS.reset_password}
      />,
    ),
  passwordChanged: ({ email, name }: Recipient) =>
    compose(
      "password-changed",
      email,
      `Your ${site.name} password was changed`,
      <PasswordChangedMail name={name} url={absolute(links.resetPassword)} />,
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
  confirmSubscription: async (email: string, secrets: { confirm: string; unsubscribe: string }) => ({
    ...(await compose(
      "confirm-subscription",
      email,
      `Confirm your ${site.name} subscription`,
      <ConfirmSubscriptionMail
        url={absolute(confirmSubscriptionHref(secrets.confirm))}
        unsubscribeUrl={absolute(unsubscribeHref(secrets.unsubscribe))}
        days={CONFIRM_DAYS}
      />,
    )),
    headers: oneClickUnsubscribe(secrets.unsubscribe),
  }),
};
