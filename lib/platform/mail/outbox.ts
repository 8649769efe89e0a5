import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import type { Prisma } from "@/prisma/generated/prisma/client";
import type { ComposedMail } from "./render-mail";
import { sealContents, unsealContents } from "./sealed-contents";

/** The mails that the outbox screen shows. */
const SHOWN = 50;

/** A mail whose contents are sealed, ready to be written in the transaction of the change that it tells about. */
export type OutgoingMail = {
  recipient: string;
  template: string;
  sealedContents: string;
  /** The meeting that it reminds of: once that is cancelled, moved or has begun, it is not sent any more. */
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
