import { AUDIT_CSV_MAX } from "./audit-page.schema";

/** Texts of the console's audit. */
export const auditTexts = {
  title: "Audit",
  description: "Who decided what about whom and when: staff decisions, failed sign-ins, new passwords, deletions.",
  intro: "Decisions, failed sign-ins and deletions. Nobody can change this record.",
  filters: "Filter the audit",
  action: "Action",
  allActions: "All actions",
  person: "Username or address",
  from: "From",
  to: "To",
  apply: "Filter",
  clear: "Show everything",
  download: `Download as CSV (the latest ${AUDIT_CSV_MAX.toLocaleString("en-GB")})`,
  older: "Older events",
  none: "No event matches.",
  by: "By",
  about: "About",
  request: "Request",
  system: "The site",
  nobody: "–",
  unknownPerson: "An account that is gone",
} as const;
