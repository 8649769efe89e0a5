import "server-only";
import { NoticeMail } from "@/emails/notice-mail";
import { contactTexts as texts } from "@/lib/domain/contact/contact.messages";
import type { ContactMessage } from "@/lib/domain/contact/contact.schema";
import { AppError } from "@/lib/errors";
import { links } from "@/lib/links";
import { absolute } from "@/lib/platform/absolute";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { compose, prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";

/** The sender's client address, and the account if one is signed in. */
type Sender = { address: string; userId: string | null };

/**
 * Sends a message of the contact form to the operator's address; a reply goes to the sender.
 * @throws AppError service_unavailable without an operator's address; too_many_requests
 */
export async function sendContactMessage(
  { name, email, message }: ContactMessage,
  { address, userId }: Sender,
): Promise<void> {
  if (env.OPERATOR_EMAIL === undefined) throw new AppError("service_unavailable", { message: texts.formOff });
  await limitAttempts([
    ["contact-by-client", address],
    ["contact-by-sender", email],
    ["contact-of-site", env.OPERATOR_EMAIL],
  ]);
  const account =
    userId === null ? null : await prisma.user.findUnique({ where: { id: userId }, select: { username: true } });
  const body = (
    <NoticeMail
      heading={texts.mailHeading}
      reason={texts.mailReason}
      paragraphs={[
        texts.mailFrom(name, email),
        account === null ? texts.mailVisitor : texts.mailAccount(account.username),
        ...message.split(/\n+/),
      ]}
      action={{ href: absolute(links.contact), label: texts.openContact }}
    />
  );
  const composed = await compose("contact-message", env.OPERATOR_EMAIL, texts.mailSubject(name), body);
  const mail = await prepareMail({ ...composed, replyTo: email });
  await prisma.$transaction((tx) => putInOutbox(tx, mail));
  deliverMailsAfterAnswer();
}
