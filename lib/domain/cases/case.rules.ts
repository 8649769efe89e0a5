import type { ReportKind } from "@/lib/domain/reports/report.rules";

export const DECISION_KINDS = ["dismiss", "warn", "hide", "changes", "suspend", "delete"] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** In characters. */
export const CASE_REASON_MAX = 500;
export const CASE_NOTE_MAX = 1000;

/** The decisions for each kind of reported thing. A profile's text is mended by its mentor, so it is not hidden. */
const DECISIONS_OF: Record<ReportKind, readonly DecisionKind[]> = {
  profile: ["dismiss", "warn", "changes", "suspend", "delete"],
  picture: ["dismiss", "warn", "hide", "changes", "suspend", "delete"],
  review: ["dismiss", "warn", "hide", "suspend", "delete"],
  meeting: ["dismiss", "warn", "suspend", "delete"],
};

type Decidable = {
  kind: ReportKind;
  /** A deleted account can neither be warned, suspended nor deleted again. */
  isDeleted: boolean;
  isMentor: boolean;
};

/** What staff can decide about a case. */
export function decisionsFor({ kind, isDeleted, isMentor }: Decidable): DecisionKind[] {
  return DECISIONS_OF[kind].filter((decision) => {
    if (isDeleted) return decision === "dismiss" || (decision === "hide" && kind === "review");
    return decision !== "changes" || isMentor;
  });
}

/** The staff member decides neither about a report of their own, nor about themselves. */
export function hasReported(staff: { id: string }, reporterIds: readonly (string | null)[]): boolean {
  return reporterIds.includes(staff.id);
}
