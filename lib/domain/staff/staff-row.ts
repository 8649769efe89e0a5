import type { StaffRole } from "./staff.policy";

/** A staff member as owners see it. */
export type StaffRow = { userId: string; name: string; email: string; role: StaffRole };
