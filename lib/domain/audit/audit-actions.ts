/** Everything that the audit records. A new kind of decision adds its name here. */
export const AUDIT_ACTIONS = {
  "staff.invited": "Staff member invited",
  "staff.invitation_withdrawn": "Staff invitation withdrawn",
  "staff.added": "Staff member added",
  "staff.role_changed": "Staff role changed",
  "staff.removed": "Staff member removed",
  "sign_in.failed": "Sign-in failed",
  "password.changed": "Password changed",
  "password.reset": "Password reset by mail",
  "account.deleted": "Account deleted",
  "account.suspension_ended": "Suspension ended at its time",
  "review.removed": "Review removed by the mentor",
  "mentor.submitted": "Profile submitted",
  "mentor.approved": "Profile approved",
  "mentor.changes_requested": "Changes of a profile requested",
  "check.defined": "Check defined",
  "check.recorded": "Check recorded",
  "check.declined": "Request for a check declined",
  "check.withdrawn": "Check withdrawn",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
