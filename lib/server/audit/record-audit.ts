import "server-only";
import { after } from "next/server";
import type { AuditAction } from "@/lib/domain/audit/audit-actions";
import { logger } from "@/lib/platform/logger";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** The small facts of a change: states, numbers and names of fields. Never a secret, a message or a position. */
type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

type AuditRecord = {
  action: AuditAction;
  /** The account that acted; null for the system and for visitors. */
  actorId: string | null;
  /** The account that it is about. */
  subjectId?: string | null;
  /** What else it is about, as "review:0f3c…"; at most 80 characters. */
  target?: string;
  before?: AuditFacts;
  after?: AuditFacts;
  requestId?: string;
};

/** Adds an event to the audit. Call it in the transaction of the decision, so that neither exists without the other. */
export async function recordAudit(tx: Prisma.TransactionClient, record: AuditRecord): Promise<void> {
  await tx.auditEvent.create({ data: record, select: { id: true } });
}

/** The same for an event without a decision, such as a failed sign-in. The answer does not wait, so its time tells nothing. */
export function recordAuditAfterAnswer(record: AuditRecord): void {
  const task = () =>
    recordAudit(prisma, record).catch((error: unknown) => logger.error({ err: error }, "An audit event was lost."));
  try {
    after(task);
  } catch {
    // Outside of a request, as in a script or test, there is no response to wait for.
    void task();
  }
}
