export const REPORT_KINDS = ["profile", "review", "picture", "meeting"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Why something is reported, the most urgent reason first. */
export const REPORT_REASONS = [
  "child_safety",
  "harassment",
  "false_identity",
  "spam",
  "false_review",
  "no_show",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why the site itself asks staff to look at something. */
export const FLAG_REASONS = ["contact_details", "reserved_name", "review_burst", "many_accounts"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

/** Why a case is open. */
export const CASE_REASONS = [...REPORT_REASONS, ...FLAG_REASONS] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

/** Whether a report is an automatic flag, which nobody has written. */
export function isFlag(reason: string): boolean {
  return FLAG_REASONS.some((known) => known === reason);
}

/** Somebody did not come to a meeting. */
export const NO_SHOW = "no_show" satisfies ReportReason;

/** Whether a report is about a child's safety, so that its case comes first. */
export function isChildSafety(reason: string): boolean {
  return reason === ("child_safety" satisfies ReportReason);
}

/** Most characters of a report's text. */
export const REPORT_TEXT_MAX = 1000;
/** Lifetime of the link that confirms a visitor's report, in days. */
export const REPORT_CONFIRM_DAYS = 3;
/** Months for which a case and its reports stay after the case is closed. */
export const CASE_KEPT_MONTHS = 12;

const ANYWHERE = ["child_safety", "harassment", "false_identity", "spam", "other"] as const;
/** The reasons that the form offers for each kind. */
export const REASONS_OF: Record<ReportKind, readonly ReportReason[]> = {
  profile: ANYWHERE,
  picture: ANYWHERE,
  review: ["child_safety", "harassment", "false_review", "spam", "other"],
  meeting: ["child_safety", "harassment", "no_show", "false_identity", "other"],
};
