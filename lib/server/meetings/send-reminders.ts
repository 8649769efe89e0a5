import "server-only";
import { type ReminderKind, REMINDERS } from "@/lib/domain/meetings/reminder.rules";
import { REMINDER_HOURS, REVIEW_REQUEST_DAYS } from "@/lib/domain/meetings/meeting.constants";
import { isActiveAccount } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { Prisma } from "@/prisma/generated/prisma/client";
import { prepareReminderMails } from "./meeting-mails";
import { findMeeting } from "./meeting.repository";

/** Meetings per query. */
const BATCH = 100;

/**
 * Marks a reminder as sent and puts its mails into the outbox, both or neither.
 * @returns whether this process did it
 */
async function remind(kind: ReminderKind, due: DueMeeting, now: Date): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const emails = await takeDueMeeting(tx, kind, due, now);
    const meeting = emails && (await findMeeting(tx, due.id));
    if (!meeting) return false;
    // Composed within the transaction, unlike other mails: only the process that took the reminder needs them.
    for (const mail of await prepareReminderMails(kind, meeting, emails)) await putInOutbox(tx, mail);
    return true;
  });
}

/** Puts all due reminders and review requests into the outbox. Several processes may run it concurrently. */
export async function sendReminders(now: Date): Promise<void> {
  for (const kind of REMINDERS) {
    for (;;) {
      const batch = await listDueMeetings(kind, now, BATCH);
      let sent = 0;
      for (const due of batch) {
        try {
          if (await remind(kind, due, now)) sent++;
        } catch (error) {
          logger.error({ err: error, meeting: due.id, kind }, "A reminder failed and is tried again.");
        }
      }
      // If other processes hold the whole batch, or all of it fails, the next run retries.
      if (batch.length < BATCH || sent === 0) break;
    }
  }
}

/** A meeting with a due mail, and its participants' accounts. */
type DueMeeting = { id: string; mentor_user_id: string; student_id: string };
type Addresses = { mentor: string; student: string };

const hours = (count: number) => Prisma.sql`${count}::int * interval '1 hour'`;

/**
 * When a mail about meeting `m` is due. A missed reminder is skipped once the next one is due. A student gets one
 * review request per mentor, after their first meeting.
 */
function isDue(kind: ReminderKind, now: Date): Prisma.Sql {
  if (kind === "review") {
    const since = Prisma.sql`${now}::timestamptz - ${REVIEW_REQUEST_DAYS}::int * interval '1 day'`;
    return Prisma.sql`
      m.status in ('pending', 'confirmed') and m.ends_at <= ${now} and m.ends_at > ${since}
      and m.review_requested_at is null
      and not exists (select from review r where r.mentor_id = m.mentor_id and r.student_id = m.student_id)
      and not exists (
        select from meeting o where o.mentor_id = m.mentor_id and o.student_id = m.student_id and o.id <> m.id and (
          o.review_requested_at is not null
          or (o.status in ('pending', 'confirmed') and o.ends_at > ${since} and o.starts_at < m.starts_at)
        )
      )`;
  }
  const before = REMINDER_HOURS[kind];
  const isUnsent =
    kind === "day_before"
      ? Prisma.sql`m.reminded_day_before_at is null`
      : Prisma.sql`m.reminded_hour_before_at is null`;
  const next = kind === "day_before" ? REMINDER_HOURS.hour_before : 0;
  return Prisma.sql`
    m.status in ('pending', 'confirmed') and ${isUnsent}
    and m.starts_at <= ${now}::timestamptz + ${hours(before)} and m.starts_at > ${now}::timestamptz + ${hours(next)}
    and m.created_at <= m.starts_at - ${hours(before)}`;
}

/** Meetings with a due mail, earliest first. */
function listDueMeetings(kind: ReminderKind, now: Date, limit: number): Promise<DueMeeting[]> {
  return prisma.$queryRaw<DueMeeting[]>`
    select m.id, p.user_id as mentor_user_id, m.student_id
    from meeting m join mentor_profile p on p.id = m.mentor_id
    join user_account t on t.id = p.user_id and ${isActiveAccount("t")}
    join user_account s on s.id = m.student_id and ${isActiveAccount("s")}
    where ${isDue(kind, now)} order by m.starts_at, m.id limit ${limit}`;
}

const MARKS: Record<ReminderKind, Prisma.Sql> = {
  day_before: Prisma.sql`reminded_day_before_at`,
  hour_before: Prisma.sql`reminded_hour_before_at`,
  review: Prisma.sql`review_requested_at`,
};

/**
 * Marks a due mail as sent unless another process holds it. Locks both accounts until the transaction ends, so that no
 * mail goes to an account being deleted. Never waits for a lock: the next run retries.
 * @returns the participants' addresses, or null when there is nothing to send
 */
async function takeDueMeeting(
  tx: Prisma.TransactionClient,
  kind: ReminderKind,
  { id, mentor_user_id, student_id }: DueMeeting,
  now: Date,
): Promise<Addresses | null> {
  const accounts = await tx.$queryRaw<{ id: string; email: string }[]>`
    select id, email from user_account
    where id in (${mentor_user_id}::uuid, ${student_id}::uuid) and ${isActiveAccount()} for share skip locked`;
  const emailOf = (account: string) => accounts.find((row) => row.id === account)?.email;
  const [mentor, student] = [emailOf(mentor_user_id), emailOf(student_id)];
  if (!mentor || !student) return null;
  const taken = await tx.$executeRaw`
    update meeting set ${MARKS[kind]} = ${now} where id = (
      select m.id from meeting m where m.id = ${id}::uuid and ${isDue(kind, now)} for update skip locked
    )`;
  return taken === 1 ? { mentor, student } : null;
}
