import "server-only";
import { render, toPlainText } from "@react-email/components";
import { compactDecrypt, CompactEncrypt } from "jose";
import type { ReactElement } from "react";
import { keyFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** The mails that the outbox screen shows. */
const SHOWN = 50;

/** A mail whose contents are sealed, ready to be written in the same transaction as the change it announces. */
export type OutgoingMail = {
  recipient: string;
  template: string;
  sealedContents: string;
  /** The meeting of a reminder, which is not sent once the meeting is cancelled, moved or started. */
  reminderOf?: string;
};

/** Prepares a mail before the transaction, which then only has to write a row. */
export async function prepareMail({ to, template, ...contents }: ComposedMail): Promise<OutgoingMail> {
  return { recipient: to, template, sealedContents: await sealContents(contents) };
}

export async function putInOutbox(tx: Prisma.TransactionClient, mail: OutgoingMail): Promise<void> {
  await tx.outboxMail.create({ data: mail, select: { id: true } });
}

/** The newest mails that have not been sent, for the outbox screen of a machine without a mail provider. */
export async function listOutbox() {
  const rows = await prisma.outboxMail.findMany({
    where: { sealedContents: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  const mails = await Promise.all(
    rows.map(async ({ id, recipient, template, createdAt, sealedContents }) => {
      try {
        return { id, recipient, template, createdAt, ...(await unsealContents(sealedContents!)) };
      } catch (error) {
        logger.warn(
          { err: error, mail: id },
          "A mail in the outbox was sealed with another MAIL_SECRET or AUTH_SECRET.",
        );
        return null;
      }
    }),
  );
  return mails.filter((mail) => mail !== null);
}

/** A mail that is ready to be sent. */
export type ComposedMail = { template: string; to: string } & MailContents;

/** Keeps the subject on one line, so that a name in it cannot inject a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Renders a mail's body as HTML and as plain text. */
export async function compose(
  template: string,
  to: string,
  subject: string,
  body: ReactElement,
): Promise<ComposedMail> {
  const html = await render(body);
  return { template, to, subject: oneLine(subject), html, text: toPlainText(html) };
}

/** A file that comes with a mail; its content is in base64. */
export type MailAttachment = { filename: string; contentType: string; content: string };

/** What a mail says. It holds working links, so it must not be readable from the database. */
export type MailContents = {
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  replyTo?: string;
  attachments?: MailAttachment[];
};

export async function sealContents(contents: MailContents): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(contents));
  return new CompactEncrypt(plain).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(keyFor("mails"));
}

/** @throws when the contents were sealed with another key */
export async function unsealContents(sealed: string): Promise<MailContents> {
  const { plaintext } = await compactDecrypt(sealed, keyFor("mails"));
  return JSON.parse(new TextDecoder().decode(plaintext)) as MailContents;
}
