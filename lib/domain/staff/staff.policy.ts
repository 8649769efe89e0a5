export const STAFF_ROLES = ["owner", "verifier", "moderator", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Each thing that staff can do, with the roles that may. Every page, action and REST route of the staff asks this table. */
export const CAPABILITIES = {
  seeConsole: STAFF_ROLES,
  manageStaff: ["owner"],
  readAudit: ["owner"],
  defineChecks: ["owner"],
  reviewMentors: ["owner", "verifier"],
  decideCases: ["owner", "moderator"],
  findPeople: ["owner", "moderator", "support"],
  helpPeople: ["owner", "support"],
  resendMails: ["owner", "support"],
  importMentors: ["owner"],
  exportLists: ["owner"],
  announce: ["owner", "moderator"],
} as const satisfies Record<string, readonly StaffRole[]>;
export type Capability = keyof typeof CAPABILITIES;

/** Whether a staff role may do something; null is an account outside the staff. */
export function staffMay(role: StaffRole | null, capability: Capability): boolean {
  const roles: readonly StaffRole[] = CAPABILITIES[capability];
  return role !== null && roles.includes(role);
}

/** Nobody decides about themselves. */
export function mayDecideAbout(staff: { id: string }, subjectId: string): boolean {
  return staff.id !== subjectId;
}

/** Nobody acts on the own account in the console, and only owners act on accounts of the staff. */
export function mayActOn(
  staff: { id: string; staffRole: StaffRole },
  subject: { id: string; isStaff: boolean },
): boolean {
  return mayDecideAbout(staff, subject.id) && (!subject.isStaff || staff.staffRole === "owner");
}
