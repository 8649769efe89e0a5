import "server-only";
import { prisma } from "@/lib/server/db/prisma";
import { logger } from "@/lib/server/logger";
import { deliverDueMails } from "@/lib/server/mail/deliver-mails";

const MAILS_EVERY_MS = 30_000;
const CLEANING_EVERY_MS = 60 * 60 * 1000;
/** How long a mail's row is kept, in days: as a record of what was sent, and for the outbox screen. */
const MAIL_DAYS = 30;
/** How long an address is kept that was subscribed and never confirmed, in days since its last mail. */
const UNCONFIRMED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes away what has expired: limits, links, ended sessions, old mails and subscriptions that nobody confirmed. */
export async function clearExpired(now: Date): Promise<void> {
  const oldMails = new Date(now.getTime() - MAIL_DAYS * DAY_MS);
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  // An expired link is kept for a day, so that its screen can say that it has expired.
  await prisma.mailToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - DAY_MS) } } });
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: now } } });
  await prisma.outboxMail.deleteMany({ where: { createdAt: { lt: oldMails } } });
  const lastMail = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  await prisma.subscription.deleteMany({ where: { confirmedAt: null, mailedAt: { lt: lastMail } } });
}

/** Starts the server's regular errands. They keep no process alive, and a failure only waits for the next round. */
export function startHousekeeping(): void {
  const regularly = (everyMs: number, errand: () => Promise<void>) =>
    setInterval(() => {
      errand().catch((error: unknown) => logger.warn({ err: error }, "Housekeeping failed and is tried again later."));
    }, everyMs).unref();
  regularly(MAILS_EVERY_MS, deliverDueMails);
  regularly(CLEANING_EVERY_MS, () => clearExpired(new Date()));
}
