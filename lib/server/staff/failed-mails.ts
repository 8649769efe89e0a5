import "server-only";
import type { FailedMail } from "@/lib/domain/staff/failed-mail";
import { maskEmail } from "@/lib/domain/text/mask-email.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { withoutAddresses } from "@/lib/platform/logged-error";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { unsealContents } from "@/lib/platform/mail/outbox";
import { liftSuppression } from "@/lib/platform/mail/suppression";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { Prisma } from "@/prisma/generated/prisma/client";
import type { StaffActor } from "./staff-actor";

/** Mails on the page. */
const SHOWN = 50;

/** Mails that fail, were given up or were held back. A reminder that is not needed any more has lost its contents. */
const failed = {
  sentAt: null,
  attempts: { gt: 0 },
  lastError: { not: null },
  sealedContents: { not: null },
} satisfies Prisma.OutboxMailWhereInput;

/** The newest mails that fail, were given up or were held back. */
export async function listFailedMails(): Promise<{ mails: FailedMail[]; hasMore: boolean }> {
  const rows = await prisma.outboxMail.findMany({
    where: failed,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN + 1,
  });
  const mails = await Promise.all(
    rows.slice(0, SHOWN).map(async ({ id, recipient, template, attempts, createdAt, nextAttemptAt, ...mail }) => ({
      id,
      template,
      attempts,
      createdAt,
      recipient: maskEmail(recipient),
      subject: await subjectOf(mail.sealedContents!),
      isGivenUp: nextAttemptAt === null,
      held: nextAttemptAt === null ? mail.held : null,
      lastError: withoutAddresses(mail.lastError!),
    })),
  );
  return { mails, hasMore: rows.length > SHOWN };
}

/** Null when the contents were sealed with another key. */
async function subjectOf(sealed: string): Promise<string | null> {
  try {
    return (await unsealContents(sealed)).subject;
  } catch {
    return null;
  }
}

/**
 * Sends a failed mail again, with as many attempts as a new one. A mail that was held back goes out, and its suppressed
 * address gets mails again. A repeated request changes nothing.
 * @param attempts as the form shows them
 * @throws AppError not_found when there is no such mail
 */
export async function resendMail(
  staff: StaffActor,
  { mailId, attempts }: { mailId: string; attempts: number },
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.outboxMail.updateMany({
      where: { AND: [failed, { id: mailId, attempts }] },
      data: { nextAttemptAt: new Date(), attempts: 0, lastError: null },
    });
    const mail = await tx.outboxMail.findUnique({
      where: { id: mailId },
      select: { recipient: true, template: true, held: true },
    });
    if (!mail) throw new AppError("not_found");
    if (count === 0) return;
    const person = await tx.user.findUnique({ where: { email: mail.recipient }, select: { id: true } });
    const event = {
      actorId: staff.id,
      subjectId: person?.id,
      target: `mail:${mailId}`,
      after: { template: mail.template },
      requestId: staff.requestId,
    };
    await recordAudit(tx, { ...event, action: "mail.resent" });
    if (mail.held === "suppressed" && (await liftSuppression(tx, mail.recipient))) {
      await recordAudit(tx, { ...event, action: "mail.suppression_lifted" });
    }
  });
  deliverMailsAfterAnswer();
}
