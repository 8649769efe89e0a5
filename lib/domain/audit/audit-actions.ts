/** Everything that the audit records. A new kind of decision adds its name here. */
export const AUDIT_ACTIONS = {
  "staff.added": "Staff member added",
  "staff.role_changed": "Staff role changed",
  "staff.removed": "Staff member removed",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
