/** Mails that an address gets in 24 hours, over all kinds. What goes beyond is held back for the staff. */
export const MAILS_A_DAY = 20;
/** The same with mails that protect an account or belong to a meeting. A flood of other mails must not stop them. */
export const MAILS_A_DAY_WITH_NEEDED = 100;

const NEEDED = new Set([
  "verify-email",
  "reset-password",
  "password-changed",
  "new-device",
  "account-suspended",
  "suspension-lifted",
  "account-deleted",
  "own-data",
  "staff-invitation",
  // They hold the right to appeal.
  "case-decided",
  "appeal-answered",
]);
/** Messages to the operator have a limit of their own (`contact-of-site`). */
const UNLIMITED = "contact-message";

/** How many mails an address may have got in 24 hours for one more of this kind. */
export function budgetOf(template: string): number {
  if (template === UNLIMITED) return Infinity;
  const isNeeded = NEEDED.has(template) || (template.startsWith("meeting-") && template !== "meeting-review");
  return isNeeded ? MAILS_A_DAY_WITH_NEEDED : MAILS_A_DAY;
}
