/** Everything that the audit records. A new kind of decision adds its name here. */
export const AUDIT_ACTIONS = {
  "staff.added": "Staff member added",
  "staff.role_changed": "Staff role changed",
  "staff.removed": "Staff member removed",
  "sign_in.failed": "Sign-in failed",
  "password.changed": "Password changed",
  "password.reset": "Password reset by mail",
  "account.deleted": "Account deleted",
  "review.removed": "Review removed by the mentor",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
