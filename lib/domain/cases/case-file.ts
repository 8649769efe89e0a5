import type { CaseReason, ReportKind } from "@/lib/domain/reports/report.rules";
import type { AppealOutcome } from "./appeal.rules";
import type { DecisionKind } from "./case.rules";

/** A case in the staff's queue. */
export type QueuedCase = {
  id: string;
  kind: ReportKind;
  subjectName: string;
  isChildSafety: boolean;
  reasons: CaseReason[];
  reportCount: number;
  openedAt: Date;
  claimedBy: string | null;
  decision: DecisionKind | null;
  /** When the person appealed. */
  appealedAt: Date | null;
};

type Named = { id: string; name: string };

/** A case with all that staff need to decide it. */
export type CaseFile = {
  id: string;
  kind: ReportKind;
  isChildSafety: boolean;
  openedAt: Date;
  closedAt: Date | null;
  claimedBy: Named | null;
  subject: Named & {
    username: string;
    isDeleted: boolean;
    isMentor: boolean;
    isStaff: boolean;
    suspension: { until: Date | null } | null;
  };
  /** Newest first, at most 100 of them. */
  reports: {
    id: string;
    reason: CaseReason;
    /** Raised by the site, not by a person. */
    isAutomatic: boolean;
    text: string;
    snapshot: Readonly<Record<string, unknown>>;
    createdAt: Date;
    reporter: Named | null;
  }[];
  reportCount: number;
  /** Whether the public does not see flagged contact details. */
  masksContacts: boolean;
  hasOwnReport: boolean;
  notes: { id: string; author: string | null; text: string; createdAt: Date }[];
  decision: {
    kind: DecisionKind;
    reason: string;
    until: Date | null;
    decidedBy: Named | null;
    decidedAt: Date;
    /** Null when the decision has no link for an appeal. */
    appeal: {
      expiresAt: Date;
      text: string | null;
      writtenAt: Date | null;
      answer: { outcome: AppealOutcome; reason: string; by: string | null; at: Date } | null;
    } | null;
  } | null;
  /** Whether this decision hides the reported review now. */
  isReviewHidden: boolean;
  /** Other cases about the same account. */
  history: { id: string; kind: ReportKind; openedAt: Date; closedAt: Date | null; decision: DecisionKind | null }[];
  counts: { cases: number; warnings: number; hidden: number; suspensions: number };
};
