import "server-only";
import { appealMessages as messages } from "@/lib/domain/cases/appeal.messages";
import { type APPEALABLE, APPEAL_DAYS, type AppealOutcome, isAppealable } from "@/lib/domain/cases/appeal.rules";
import type { WrittenAppeal } from "@/lib/domain/cases/appeal.schema";
import type { ReportKind } from "@/lib/domain/reports/report.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { putInOutbox } from "@/lib/platform/mail/outbox";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { hashOfMailSecret } from "@/lib/server/account/mail-tokens";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { appealWaitsMails } from "./case-mails";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores the link with which a person may appeal against the decision of a case. */
export async function allowAppeal(
  tx: Prisma.TransactionClient,
  { caseId, secret, now }: { caseId: string; secret: string; now: Date },
): Promise<void> {
  const data = {
    caseId,
    tokenHash: hashOfMailSecret(secret),
    expiresAt: new Date(now.getTime() + APPEAL_DAYS * DAY_MS),
  };
  await tx.caseAppeal.create({ data, select: { caseId: true } });
}

/** What the page of an appeal shows. */
export type Appeal = {
  kind: ReportKind;
  decision: (typeof APPEALABLE)[number];
  reason: string;
  decidedAt: Date;
  expiresAt: Date;
  text: string | null;
  answer: { outcome: AppealOutcome; reason: string } | null;
};

/** The appeal behind a mailed link; null for an unknown one, and for one that expired before it was used. */
export async function findAppeal(token: string, now: Date): Promise<Appeal | null> {
  const row = await prisma.caseAppeal.findUnique({
    where: { tokenHash: hashOfMailSecret(token) },
    include: { decision: { include: { case: { select: { kind: true } } } } },
  });
  if (!row || (row.text === null && row.expiresAt < now)) return null;
  const { decision, text, expiresAt, outcome, answer } = row;
  if (!isAppealable(decision.kind)) return null;
  return {
    kind: decision.case.kind,
    decision: decision.kind,
    reason: decision.reason,
    decidedAt: decision.decidedAt,
    expiresAt,
    text,
    answer: outcome && { outcome, reason: answer ?? "" },
  };
}

/**
 * Takes an appeal, once for each decision. It works for suspended people, who cannot sign in.
 * @throws AppError invalid_input for an unknown or expired link; conflict for a second appeal; too_many_requests
 */
export async function writeAppeal({ token, text }: WrittenAppeal, visitor: Pick<Visitor, "address">): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  const now = new Date();
  const tokenHash = hashOfMailSecret(token);
  const appeal = await prisma.caseAppeal.findUnique({
    where: { tokenHash },
    select: {
      text: true,
      expiresAt: true,
      decision: { select: { decidedById: true, case: { select: { id: true, subjectId: true } } } },
    },
  });
  if (!appeal) throw refused(messages.linkInvalid);
  if (appeal.text === null && appeal.expiresAt < now) throw refused(messages.linkExpired);
  const { decidedById, case: file } = appeal.decision;
  const mails = await appealWaitsMails(file.id, [file.subjectId, decidedById]);
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.caseAppeal.updateMany({
      where: { tokenHash, text: null, expiresAt: { gte: now } },
      data: { text, writtenAt: now },
    });
    if (count === 0) throw new AppError("conflict", { message: messages.writtenAlready });
    for (const mail of mails) await putInOutbox(tx, mail);
  });
  deliverMailsAfterAnswer();
}

function refused(message: string): AppError {
  return new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}
