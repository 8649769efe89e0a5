import "server-only";
import { CONTACT_DAYS } from "@/lib/domain/meetings/contact";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { deliverDueMails } from "@/lib/platform/mail/deliver-mails";
import { refreshPublicPositions } from "@/lib/server/search/refresh-public-positions";
import { markVerifiedReviews } from "@/lib/server/meetings/mark-verified-reviews";
import { sendReminders } from "@/lib/server/meetings/send-reminders";

const MAILS_EVERY_MS = 30_000;
const MEETINGS_EVERY_MS = 60_000;
const CLEANING_EVERY_MS = 60 * 60 * 1000;
/** How soon after its start a server looks whether positions have to be computed again. */
const POSITIONS_AFTER_MS = 2000;
/** How long a mail's row is kept, in days: as a record of what was sent, and for the outbox screen. */
const MAIL_DAYS = 30;
/** How long an address is kept that was subscribed and never confirmed, in days since its last mail. */
const UNCONFIRMED_DAYS = 30;
/** How long an address is kept after its subscription has ended, in days, so that links in old mails still answer. */
const ENDED_SUBSCRIPTION_DAYS = 365;
/** How long a meeting is kept that was cancelled or moved, in days after it would have been. One that took place stays with its two people. */
const CANCELLED_MEETING_DAYS = 180;
/** As many rows go at once, so that a long backlog ends within the limit of a statement. */
const MEETINGS_AT_ONCE = 2000;
/** How long an account waits for its address to be verified, in days; its username is free afterwards. */
const UNVERIFIED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes away whatever has a term that is over (docs/deploy.md, "What is kept how long"). */
export async function clearExpired(now: Date): Promise<void> {
  const oldMails = new Date(now.getTime() - MAIL_DAYS * DAY_MS);
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  // An expired link is kept for a day, so that its screen can say that it has expired.
  await prisma.mailToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - DAY_MS) } } });
  await deleteUnverified(now);
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: now } } });
  await prisma.outboxMail.deleteMany({ where: { createdAt: { lt: oldMails } } });
  const lastMail = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  const ended = new Date(now.getTime() - ENDED_SUBSCRIPTION_DAYS * DAY_MS);
  await prisma.subscription.deleteMany({
    where: { OR: [{ confirmedAt: null, mailedAt: { lt: lastMail } }, { unsubscribedAt: { lt: ended } }] },
  });
  await deleteCancelledMeetings(now);
  const longOver = { endsAt: { lt: new Date(now.getTime() - CONTACT_DAYS * DAY_MS) } };
  await prisma.meeting.updateMany({ where: { ...longOver, contact: { not: null } }, data: { contact: null } });
}

/** Deletes meetings that did not take place. Those without a time, of an outside scheduler, count from when they were cancelled. */
async function deleteCancelledMeetings(now: Date): Promise<void> {
  const deleteSome = () => prisma.$executeRaw`
    delete from meeting where id in (
      select id from meeting
      where status in ('cancelled', 'moved')
        and coalesce(starts_at, cancelled_at, created_at) < ${now}::timestamptz - ${CANCELLED_MEETING_DAYS}::int * interval '1 day'
      limit ${MEETINGS_AT_ONCE})`;
  while ((await deleteSome()) === MEETINGS_AT_ONCE);
}

/**
 * Deletes accounts whose address nobody has verified, apart from those with a link that still works. One that is verified at this
 * moment stays, because the database checks the row again when it has its lock.
 */
async function deleteUnverified(now: Date): Promise<void> {
  await prisma.$executeRaw`
    delete from user_account u
    where u.email_verified_at is null and u.deleted_at is null
      and u.created_at < ${now}::timestamptz - ${UNVERIFIED_DAYS}::int * interval '1 day'
      and not exists (select from mail_token t where t.user_id = u.id and t.used_at is null and t.expires_at > ${now}::timestamptz)`;
}

/**
 * Does all of it once, where no process lives long enough to do it regularly.
 * @throws what the first errand that failed has thrown, after the others have had their turn
 */
export async function runErrands(now: Date): Promise<void> {
  const failures: unknown[] = [];
  // One after another: reminders go out with the mails, and a platform's short-lived process has few connections.
  for (const errand of [sendReminders, markVerifiedReviews, deliverDueMails, clearExpired, refreshPublicPositions]) {
    await errand(now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Starts the server's regular errands. They keep no process alive, and a failure only waits for the next round. */
export function startHousekeeping(): void {
  const attempt = (errand: () => Promise<void>) =>
    errand().catch((error: unknown) => logger.warn({ err: error }, "Housekeeping failed and is tried again later."));
  const regularly = (everyMs: number, errand: () => Promise<void>) =>
    setInterval(() => void attempt(errand), everyMs).unref();
  regularly(MAILS_EVERY_MS, deliverDueMails);
  regularly(MEETINGS_EVERY_MS, () => sendReminders(new Date()));
  regularly(MEETINGS_EVERY_MS, () => markVerifiedReviews(new Date()));
  regularly(CLEANING_EVERY_MS, () => clearExpired(new Date()));
  // An upgrade that changes how places are hidden must not wait for the first round.
  setTimeout(() => void attempt(refreshPublicPositions), POSITIONS_AFTER_MS).unref();
  regularly(CLEANING_EVERY_MS, refreshPublicPositions);
}
