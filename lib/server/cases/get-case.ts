import "server-only";
import type { CaseFile } from "@/lib/domain/cases/case-file";
import { CASE_REASONS, isFlag } from "@/lib/domain/reports/report.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import type { StaffActor } from "@/lib/server/staff/staff-actor";
import type { CaseAppeal, Prisma } from "@/prisma/generated/prisma/client";

/** Rows of each list on the page. */
const REPORTS_SHOWN = 100;
const CASES_SHOWN = 20;

const named = { select: { id: true, name: true } } as const;

const NOT_REVERSED = { OR: [{ outcome: null }, { outcome: "kept" }] } satisfies Prisma.CaseAppealWhereInput;

/**
 * A case for the staff, with the history of the account.
 * @throws AppError not_found
 */
export async function getCase(staff: StaffActor, id: string): Promise<CaseFile> {
  const row = await prisma.caseFile.findUnique({
    where: { id },
    include: {
      claimedBy: named,
      subject: {
        select: {
          id: true,
          name: true,
          username: true,
          deletedAt: true,
          suspendedAt: true,
          suspendedUntil: true,
          staff: { select: { role: true } },
          mentorProfile: { select: { id: true } },
        },
      },
      reports: {
        select: { id: true, reason: true, text: true, snapshot: true, createdAt: true, reporter: named },
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take: REPORTS_SHOWN,
      },
      notes: {
        select: { id: true, text: true, createdAt: true, author: named },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: REPORTS_SHOWN,
      },
      decision: { include: { decidedBy: named, appeal: { include: { decidedBy: named } } } },
      _count: { select: { reports: true } },
    },
  });
  if (!row) throw new AppError("not_found");
  const { subject, decision } = row;
  const [ownReports, hidden, history, decisions] = await Promise.all([
    prisma.report.count({ where: { caseId: id, reporterId: staff.id } }),
    decision && row.kind === "review"
      ? prisma.review.count({ where: { id: row.targetId, hiddenAt: decision.decidedAt } })
      : 0,
    prisma.caseFile.findMany({
      where: { subjectId: subject.id, id: { not: id } },
      select: { id: true, kind: true, openedAt: true, closedAt: true, decision: { select: { kind: true } } },
      orderBy: { openedAt: "desc" },
      take: CASES_SHOWN,
    }),
    prisma.caseDecision.groupBy({
      by: ["kind"],
      where: { case: { subjectId: subject.id }, OR: [{ appeal: null }, { appeal: NOT_REVERSED }] },
      _count: true,
    }),
  ]);
  const countOf = (kind: string) => decisions.find((group) => group.kind === kind)?._count ?? 0;
  return {
    id,
    kind: row.kind,
    isChildSafety: row.isChildSafety,
    openedAt: row.openedAt,
    closedAt: row.closedAt,
    claimedBy: row.claimedBy,
    subject: {
      id: subject.id,
      name: subject.name,
      username: subject.username,
      isDeleted: subject.deletedAt !== null,
      isMentor: subject.mentorProfile !== null,
      isStaff: subject.staff !== null,
      suspension: subject.suspendedAt && { until: subject.suspendedUntil },
    },
    reports: row.reports.map((report) => ({
      ...report,
      reason: CASE_REASONS.find((known) => known === report.reason) ?? "other",
      isAutomatic: isFlag(report.reason),
      snapshot: Object(report.snapshot) as Readonly<Record<string, unknown>>,
    })),
    reportCount: row._count.reports,
    masksContacts: env.MASK_FLAGGED_TEXT === "1",
    hasOwnReport: ownReports > 0,
    notes: row.notes.map(({ author, ...note }) => ({ ...note, author: author?.name ?? null })),
    decision: decision && {
      kind: decision.kind,
      reason: decision.reason,
      until: decision.until,
      decidedBy: decision.decidedBy,
      decidedAt: decision.decidedAt,
      appeal: decision.appeal && toAppeal(decision.appeal),
    },
    isReviewHidden: hidden > 0,
    history: history.map(({ decision: former, ...other }) => ({ ...other, decision: former?.kind ?? null })),
    counts: {
      cases: history.length,
      warnings: countOf("warn"),
      hidden: countOf("hide"),
      suspensions: countOf("suspend"),
    },
  };
}

type AppealRow = Pick<CaseAppeal, "expiresAt" | "text" | "writtenAt" | "outcome" | "answer" | "decidedAt"> & {
  decidedBy: { name: string } | null;
};

function toAppeal({ expiresAt, text, writtenAt, outcome, answer, decidedAt, decidedBy }: AppealRow) {
  const isAnswered = outcome !== null && answer !== null && decidedAt !== null;
  return {
    expiresAt,
    text,
    writtenAt,
    answer: isAnswered ? { outcome, reason: answer, by: decidedBy?.name ?? null, at: decidedAt } : null,
  };
}
