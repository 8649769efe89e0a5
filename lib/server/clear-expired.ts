import "server-only";
import { CONTACT_DAYS } from "@/lib/domain/meetings/meeting.constants";
import { CASE_KEPT_MONTHS } from "@/lib/domain/reports/report.rules";
import { env } from "@/lib/platform/env";
import { prisma } from "@/lib/platform/db/prisma";

/** Days to keep sent mails, as a record and for the outbox page. */
const MAIL_DAYS = 30;
/** Days to keep an unconfirmed subscription after its last mail. */
const UNCONFIRMED_DAYS = 30;
/** Days to keep an ended subscription, so that links in old mails still work. */
const ENDED_SUBSCRIPTION_DAYS = 365;
/** Days until an address that gets no mails is tried again. */
const SUPPRESSION_DAYS = 365;
/** Days to keep a cancelled or moved meeting after its time. Meetings that took place are never deleted here. */
const CANCELLED_MEETING_DAYS = 180;
/** Days to keep the counts of searches without a result. */
const EMPTY_SEARCH_DAYS = 90;
/** Rows per statement, so that a large backlog stays within the statement timeout. */
const MEETINGS_AT_ONCE = 2000;
/** Days until an unverified account is deleted, which frees its username. */
const UNVERIFIED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes everything past its retention period (docs/deploy.md, "What is kept how long"). */
export async function clearExpired(now: Date): Promise<void> {
  const oldMails = new Date(now.getTime() - MAIL_DAYS * DAY_MS);
  await prisma.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  // An expired link stays for a day, so that its page can say so.
  await prisma.mailToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - DAY_MS) } } });
  await prisma.mentorImport.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - DAY_MS) } } });
  await prisma.mentorInvitation.deleteMany({ where: { expiresAt: { lt: now } } });
  await prisma.staffInvitation.deleteMany({ where: { expiresAt: { lt: now } } });
  await deleteUnverified(now);
  await prisma.endedSession.deleteMany({ where: { expiresAt: { lt: now } } });
  await prisma.report.deleteMany({
    where: { caseId: null, confirmExpiresAt: { lt: new Date(now.getTime() - DAY_MS) } },
  });
  await prisma.caseAppeal.deleteMany({
    where: { writtenAt: null, expiresAt: { lt: new Date(now.getTime() - DAY_MS) } },
  });
  const oldCases = new Date(now);
  oldCases.setUTCMonth(oldCases.getUTCMonth() - CASE_KEPT_MONTHS);
  await prisma.caseFile.deleteMany({ where: { closedAt: { lt: oldCases } } });
  await prisma.accountSession.deleteMany({ where: { expiresAt: { lt: now } } });
  await prisma.outboxMail.deleteMany({ where: { createdAt: { lt: oldMails } } });
  const lastMail = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
  const ended = new Date(now.getTime() - ENDED_SUBSCRIPTION_DAYS * DAY_MS);
  await prisma.subscription.deleteMany({
    where: { OR: [{ confirmedAt: null, mailedAt: { lt: lastMail } }, { unsubscribedAt: { lt: ended } }] },
  });
  const oldSuppressions = new Date(now.getTime() - SUPPRESSION_DAYS * DAY_MS);
  await prisma.mailSuppression.deleteMany({ where: { createdAt: { lt: oldSuppressions } } });
  await deleteCancelledMeetings(now);
  const oldSearches = new Date(now.getTime() - EMPTY_SEARCH_DAYS * DAY_MS);
  await prisma.emptySearch.deleteMany({ where: { day: { lt: oldSearches } } });
  await prisma.$queryRaw`select delete_old_audit_events(${env.AUDIT_MONTHS}::int)::int`;
  const longOver = { endsAt: { lt: new Date(now.getTime() - CONTACT_DAYS * DAY_MS) } };
  await prisma.meeting.updateMany({ where: { ...longOver, contact: { not: null } }, data: { contact: null } });
}

/** Deletes cancelled and moved meetings. Those without a time (outside scheduler) count from their cancellation. */
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
 * Deletes unverified accounts without a valid link. An account that is being verified concurrently stays: the database
 * rechecks the row after locking it.
 */
async function deleteUnverified(now: Date): Promise<void> {
  await prisma.$executeRaw`
    delete from user_account u
    where u.email_verified_at is null and u.deleted_at is null
      and u.created_at < ${now}::timestamptz - ${UNVERIFIED_DAYS}::int * interval '1 day'
      and not exists (select from mail_token t where t.user_id = u.id and t.used_at is null and t.expires_at > ${now}::timestamptz)`;
}
