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

/** Most characters of a report's text. */
export const REPORT_TEXT_MAX = 1000;
/** Lifetime of the link that confirms a visitor's report, in days. */
export const REPORT_CONFIRM_DAYS = 3;
