import "server-only";
import { after } from "next/server";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { sendsMails } from "@/lib/platform/env.schema";
import { logger } from "@/lib/platform/logger";
import type { HeldReason, Prisma } from "@/prisma/generated/prisma/client";
import { findReasonToHold } from "./hold-mail";
import { MailNotSent } from "./mail-not-sent";
import { unsealContents } from "./outbox";
import { sendByResend } from "./send-by-resend";
import { sendBySmtp } from "./send-by-smtp";
import { suppressAddress } from "./suppression";

/**
 * Mails that are claimed and sent at once. SMTP sends one after the other, so each is claimed by itself: a mail that
 * waited for others could outlast its claim, and another process would send it too.
 */
const BATCH = env.SMTP_URL ? 1 : 10;
const sendMail = env.SMTP_URL ? sendBySmtp : sendByResend;

/**
 * Delivery stops after the last attempt. The waits between attempts add up to about a day. The contents stay, so that
 * staff can send the mail again (`resendMail`).
 */
const MAX_ATTEMPTS = 11;

type Due = {
  id: string;
  recipient: string;
  template: string;
  sealed_contents: string;
  attempts: number;
  held: HeldReason | null;
};

/** Drops reminders of meetings that have since been cancelled, moved or started. */
function dropLateReminders(): Promise<number> {
  return prisma.$executeRaw`
    update outbox_mail set next_attempt_at = null, sealed_contents = null, last_error = 'The meeting is not to come any more.'
    where next_attempt_at <= now() and reminder_of is not null and not exists (
      select from meeting m where m.id = reminder_of and m.status in ('pending', 'confirmed') and m.starts_at > now()
    )`;
}

/**
 * Claims due mails for this process. It postpones each mail before the attempt, by a wait that doubles from 45 s. If this
 * process dies, another one retries the mail, and two processes never claim the same one.
 */
function takeDueMails(): Promise<Due[]> {
  return prisma.$queryRaw<Due[]>`
    update outbox_mail set attempts = attempts + 1, next_attempt_at = now() + interval '45 seconds' * power(2, attempts)
    where id in (
      select id from outbox_mail where next_attempt_at <= now() order by next_attempt_at limit ${BATCH}
      for update skip locked
    )
    returning id, recipient, template, sealed_contents, attempts, held::text`;
}

/** Sends a mail and records the outcome. Never throws, so that one failure does not block the other mails. */
async function deliver(due: Due): Promise<void> {
  const outcome = await send(due);
  // The row may be gone by now, with the account to whose address it went.
  await prisma.outboxMail.updateMany({ where: { id: due.id }, data: outcome }).catch((error: unknown) => {
    // It is tried again, under the same key, by which the provider knows a mail that it has sent already.
    logger.error({ err: error, mail: due.id }, "The outcome of a mail could not be written down.");
  });
}

/** @returns the columns that change with the outcome */
async function send(due: Due): Promise<Prisma.OutboxMailUpdateManyMutationInput> {
  const { id, recipient, sealed_contents, attempts } = due;
  try {
    const reason = await findReasonToHold(due);
    if (reason) return { ...reason, nextAttemptAt: null };
    await sendMail(id, recipient, await unsealContents(sealed_contents));
    return { sentAt: new Date(), nextAttemptAt: null, sealedContents: null, lastError: null };
  } catch (error) {
    const isBadAddress = error instanceof MailNotSent && error.isBadAddress;
    if (isBadAddress) await suppress(recipient);
    const isGivenUp = attempts >= MAX_ATTEMPTS || (error instanceof MailNotSent && error.isFinal);
    logger.error({ err: error, mail: id, attempts, isGivenUp }, "A mail could not be sent.");
    const lastError = (error as Error).message.slice(0, 300);
    return {
      lastError,
      ...(isGivenUp ? { nextAttemptAt: null } : {}),
      ...(isBadAddress ? { held: "suppressed" } : {}),
    };
  }
}

async function suppress(address: string): Promise<void> {
  await suppressAddress(address, "bounce", new Date()).catch((error: unknown) => {
    logger.error({ err: error }, "An address that does not exist could not be suppressed.");
  });
}

/** Sends every mail that is due. Without a mail provider they stay in the outbox. */
export async function deliverDueMails(): Promise<void> {
  if (!sendsMails(env)) return;
  for (;;) {
    await dropLateReminders();
    const due = await takeDueMails();
    if (due.length === 0) return;
    await Promise.all(due.map(deliver));
  }
}

let underWay: Promise<void> | null = null;
let isAskedAgain = false;

/** Sends due mails, in one run at a time for this process. A call during a run makes it look once more. */
export function deliverMails(): Promise<void> {
  isAskedAgain = true;
  return (underWay ??= deliverWhileAsked());
}

async function deliverWhileAsked(): Promise<void> {
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await deliverDueMails();
    }
  } finally {
    underWay = null;
  }
}

/** Sends due mails after the response, without delaying it. Logs a failure; a later run retries the mail. */
export function deliverMailsAfterAnswer(): void {
  if (!sendsMails(env)) return;
  const task = () =>
    deliverMails().catch((error: unknown) => logger.error({ err: error }, "Mails wait in the outbox."));
  try {
    after(task);
  } catch {
    // Outside of a request, as in a script or test, there is no response to wait for.
    void task();
  }
}
