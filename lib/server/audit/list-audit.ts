import "server-only";
import { AUDIT_ACTIONS, type AuditAction } from "@/lib/domain/audit/audit-actions";
import type { AuditFilter } from "@/lib/domain/audit/audit-page.schema";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Events on one page of the console. */
const AUDIT_PAGE = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

/** An event as staff read it. People are shown by their present username. */
export type AuditRow = {
  id: string;
  createdAt: Date;
  action: string;
  /** Username; null for an account that is gone, undefined when nobody is named. */
  actor: string | null | undefined;
  subject: string | null | undefined;
  target: string | null;
  before: Prisma.JsonValue;
  after: Prisma.JsonValue;
  requestId: string | null;
};

/**
 * Audit events, the latest first.
 * @param limit most rows to read
 * @returns the rows, and the id to continue after; null at the end
 */
export async function listAudit(
  filter: AuditFilter,
  limit: number = AUDIT_PAGE,
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const person = filter.person === undefined ? undefined : await findPersonId(filter.person);
  if (person === null) return { rows: [], next: null };
  const events = await prisma.auditEvent.findMany({
    where: {
      action: filter.action,
      OR: person === undefined ? undefined : [{ actorId: person }, { subjectId: person }],
      createdAt: {
        gte: filter.from && new Date(filter.from),
        lt: filter.to && new Date(new Date(filter.to).getTime() + DAY_MS),
      },
      id: filter.after === undefined ? undefined : { lt: BigInt(filter.after) },
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const shown = events.slice(0, limit);
  const names = await usernamesOf(shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId]));
  const nameOf = (id: string | null) => (id === null ? undefined : (names.get(id) ?? null));
  const rows = shown.map(({ id, actorId, subjectId, action, ...event }) => ({
    ...event,
    id: String(id),
    // Text of an action that an older version wrote stays readable.
    action: AUDIT_ACTIONS[action as AuditAction] ?? action,
    actor: nameOf(actorId),
    subject: nameOf(subjectId),
  }));
  return { rows, next: events.length > limit ? rows.at(-1)!.id : null };
}

async function findPersonId(nameOrEmail: string): Promise<string | null> {
  const where = { OR: [{ username: nameOrEmail }, { email: nameOrEmail }] };
  return (await prisma.user.findFirst({ where, select: { id: true } }))?.id ?? null;
}

async function usernamesOf(ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const users = await prisma.user.findMany({
    where: { id: { in: known }, deletedAt: null },
    select: { id: true, username: true },
  });
  return new Map(users.map(({ id, username }) => [id, username]));
}
