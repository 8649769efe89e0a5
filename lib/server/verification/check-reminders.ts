import "server-only";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { dueReminder, remindersFrom } from "@/lib/domain/verification/check.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import { lockAccount } from "@/lib/server/account/account.repository";
import { verificationMails } from "./verification-mails";

/** Puts the mails about checks that end soon into the outbox. Several processes may run it at once. */
export async function sendCheckReminders(now: Date): Promise<void> {
  const ending = await prisma.mentorCheck.findMany({
    where: {
      validUntil: { gt: now, lte: remindersFrom(now) },
      // A mentor who has asked already needs no reminder.
      requestedAt: null,
      check: { isActive: true, OR: [{ forBadge: true }, { forListing: true }] },
      mentor: { user: ACTIVE_ACCOUNT },
    },
    include: { check: true, mentor: { select: { user: { select: { id: true, name: true, email: true } } } } },
    orderBy: { validUntil: "asc" },
  });
  for (const { mentorId, checkId, validUntil, remindedDays, check, mentor } of ending) {
    const days = validUntil && dueReminder(validUntil, remindedDays, now);
    if (!days) continue;
    try {
      const mail = await verificationMails.ends(mentor.user, check, validUntil, days);
      await prisma.$transaction(async (tx) => {
        if (!(await lockAccount(tx, mentor.user.id))) return;
        const { count } = await tx.mentorCheck.updateMany({
          where: { mentorId, checkId, validUntil, remindedDays },
          data: { remindedDays: days },
        });
        if (count === 1) await putInOutbox(tx, mail);
      });
    } catch (error) {
      logger.error({ err: error, mentorId, checkId }, "A reminder of a check failed and is tried again.");
    }
  }
}
