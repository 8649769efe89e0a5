import "server-only";
import type { AuditAction } from "@/lib/domain/audit/audit-actions";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** The small facts of a change: states, numbers and names of fields. Never a secret, a message or a position. */
type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type AuditRecord = {
  action: AuditAction;
  /** The account that acted; null for the system and for visitors. */
  actorId: string | null;
  /** The account that it is about. */
  subjectId?: string | null;
  /** What else it is about, as "review:0f3c…"; at most 80 characters. */
  target?: string;
  before?: AuditFacts;
  after?: AuditFacts;
  requestId: string | null;
};

/** Adds an event to the audit. Call it in the transaction of the decision, so that neither exists without the other. */
export async function recordAudit(tx: Prisma.TransactionClient, record: AuditRecord): Promise<void> {
  await tx.auditEvent.create({ data: record, select: { id: true } });
}
