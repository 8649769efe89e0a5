import "server-only";
import type { QueuedCase } from "@/lib/domain/cases/case-file";
import type { CasesQuery } from "@/lib/domain/cases/case.schema";
import { CASE_REASONS, FLAG_REASONS } from "@/lib/domain/reports/report.rules";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

const PAGE_SIZE = 50;

const ORDERS: Record<CasesQuery["show"], Prisma.CaseFileOrderByWithRelationInput[]> = {
  open: [{ isChildSafety: "desc" }, { openedAt: "asc" }, { id: "asc" }],
  appeals: [{ decision: { appeal: { writtenAt: "asc" } } }, { id: "asc" }],
  closed: [{ closedAt: "desc" }, { id: "asc" }],
};

const SOURCES = { people: { notIn: [...FLAG_REASONS] }, automatic: { in: [...FLAG_REASONS] } };

const STATES: Record<CasesQuery["show"], Prisma.CaseFileWhereInput> = {
  open: { closedAt: null },
  appeals: { decision: { appeal: { writtenAt: { not: null }, outcome: null } } },
  closed: { closedAt: { not: null } },
};

/**
 * A page of the staff's queue. Open cases: child safety first, then the oldest. Appeals that wait: the oldest first.
 * Decided cases: the newest decision first.
 */
export async function listCases({
  show,
  kind,
  reason,
  source,
  page,
}: CasesQuery): Promise<{ cases: QueuedCase[]; hasNext: boolean }> {
  const rows = await prisma.caseFile.findMany({
    where: {
      ...STATES[show],
      kind,
      AND: [
        reason ? { reports: { some: { reason } } } : {},
        source ? { reports: { some: { reason: SOURCES[source] } } } : {},
      ],
    },
    orderBy: ORDERS[show],
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE + 1,
    select: {
      id: true,
      kind: true,
      isChildSafety: true,
      openedAt: true,
      subject: { select: { name: true } },
      claimedBy: { select: { name: true } },
      decision: { select: { kind: true, appeal: { select: { writtenAt: true } } } },
      reports: { select: { reason: true }, distinct: ["reason"] },
      _count: { select: { reports: true } },
    },
  });
  const cases = rows.slice(0, PAGE_SIZE).map(({ subject, claimedBy, decision, reports, _count, ...row }) => ({
    ...row,
    subjectName: subject.name,
    claimedBy: claimedBy?.name ?? null,
    decision: decision?.kind ?? null,
    appealedAt: decision?.appeal?.writtenAt ?? null,
    reasons: CASE_REASONS.filter((known) => reports.some((report) => report.reason === known)),
    reportCount: _count.reports,
  }));
  return { cases, hasNext: rows.length > PAGE_SIZE };
}
