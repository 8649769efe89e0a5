import "server-only";
import { reportMessages as messages } from "@/lib/domain/reports/report.messages";
import { REPORT_CONFIRM_DAYS } from "@/lib/domain/reports/report.rules";
import type { ConfirmReportInput, ReportInput } from "@/lib/domain/reports/report.schema";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, limitMember, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { hashOfMailSecret, newMailSecret } from "@/lib/server/account/mail-tokens";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { openCase } from "./open-case";
import { composeConfirmReport, prepareCaseMails } from "./report-mails";
import { findReportTarget } from "./report-targets";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reports something. A signed-in person's report counts at once; a visitor's waits for the mailed link.
 * @returns whether it counts already
 * @throws AppError invalid_input for a visitor without an address; not_found when the target is gone; not_allowed for
 *   one's own content; too_many_requests
 */
export async function submitReport(
  actor: Actor | null,
  { kind, targetId, reason, text, email }: ReportInput,
  visitor: Pick<Visitor, "address">,
): Promise<{ counts: boolean }> {
  if (actor) await limitMember("content-report", actor);
  else await limitAttempts([["content-report-by-client", visitor.address]]);
  const target = await findReportTarget(actor, kind, targetId);
  if (!target) throw new AppError("not_found", { message: messages.gone });
  if (target.subjectId === actor?.id) throw new AppError("not_allowed", { message: messages.ownContent });
  const report = { kind, targetId, reason, text, ...target };
  if (!actor) {
    await storeUnconfirmed(report, email);
    return { counts: false };
  }
  const mails = await prepareCaseMails(report);
  await prisma.$transaction(async (tx) => {
    const caseId = await openCase(tx, report, mails);
    // A second report by the same person replaces the first, so that nobody adds weight by repeating.
    await tx.report.deleteMany({ where: { caseId, reporterId: actor.id } });
    await tx.report.create({ data: { ...report, caseId, reporterId: actor.id }, select: { id: true } });
  });
  deliverMailsAfterAnswer();
  return { counts: true };
}

type NewReport = Omit<ReportInput, "email"> & { subjectId: string; snapshot: Prisma.InputJsonObject };

async function storeUnconfirmed(report: NewReport, email: string | undefined): Promise<void> {
  if (!email) {
    const message = messages.emailNeeded;
    throw new AppError("invalid_input", { message, fields: [{ field: "email", message }] });
  }
  await limitAttempts(mailsTo(email));
  const secret = newMailSecret();
  const mail = await prepareMail(await composeConfirmReport(email, secret));
  const confirmExpiresAt = new Date(Date.now() + REPORT_CONFIRM_DAYS * DAY_MS);
  await prisma.$transaction(async (tx) => {
    const data = { ...report, email, confirmHash: hashOfMailSecret(secret), confirmExpiresAt };
    await tx.report.create({ data, select: { id: true } });
    await putInOutbox(tx, mail);
  });
  deliverMailsAfterAnswer();
}

/**
 * Makes a visitor's report count. Pressing again is not an error.
 * @throws AppError invalid_input for an unknown or expired link; too_many_requests
 */
export async function confirmReport({ token }: ConfirmReportInput, visitor: Pick<Visitor, "address">): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  const confirmHash = hashOfMailSecret(token);
  const found = await prisma.report.findUnique({ where: { confirmHash } });
  const mails = found && !found.caseId ? await prepareCaseMails(found) : [];
  await prisma.$transaction(async (tx) => {
    // Of two presses at once, the second waits here and then finds the report confirmed.
    await tx.$queryRaw`select 1 from report where confirm_hash = ${confirmHash} for update`;
    const report = await tx.report.findUnique({ where: { confirmHash } });
    if (!report?.confirmExpiresAt) throw refused(messages.linkInvalid);
    if (report.caseId) return;
    if (report.confirmExpiresAt < new Date()) throw refused(messages.linkExpired);
    const caseId = await openCase(tx, report, mails);
    await tx.report.deleteMany({ where: { caseId, email: report.email } });
    await tx.report.update({ where: { id: report.id }, data: { caseId }, select: { id: true } });
  });
  deliverMailsAfterAnswer();
}

function refused(message: string): AppError {
  return new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}
