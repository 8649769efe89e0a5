import "server-only";
import { type ReminderKind, REMINDERS } from "@/lib/domain/meetings/reminder.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { findMeeting } from "./meeting.repository";
import { prepareReminderMails } from "./reminder-mails";
import { type DueMeeting, listDueMeetings, takeDueMeeting } from "./reminder.repository";

/** Meetings that are read at once. */
const BATCH = 100;

/**
 * Marks one as sent and puts its mails into the outbox, both or neither.
 * @returns whether this process was the one that did
 */
async function remind(kind: ReminderKind, due: DueMeeting, now: Date): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const emails = await takeDueMeeting(tx, kind, due, now);
    const meeting = emails && (await findMeeting(tx, due.id));
    if (!meeting) return false;
    // Composed within the transaction, unlike other mails: of several processes only the one that took it needs them.
    for (const mail of await prepareReminderMails(kind, meeting, emails)) await putInOutbox(tx, mail);
    return true;
  });
}

/** Puts every reminder and request for a review that is due into the outbox. Several processes may do so at once. */
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
      // A whole batch that others are at, or that fails, comes again in the next round.
      if (batch.length < BATCH || sent === 0) break;
    }
  }
}
