import "server-only";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { type Capability, staffMay } from "@/lib/domain/staff/staff.policy";
import { requireActor } from "@/lib/platform/auth/current-actor";
import { requestId } from "@/lib/platform/process/request-id";
import { findStaffRole, type StaffActor } from "./staff-actor";

/**
 * The staff member who opens a page of the console. Visitors sign in first; everybody else, and staff who may not open
 * this page, get the page for unknown addresses.
 * @param path where the sign-in returns to
 */
export async function requireStaff(capability: Capability, path: string): Promise<StaffActor> {
  const actor = await requireActor(path);
  const staffRole = await findStaffRole(actor);
  if (staffRole === null || !staffMay(staffRole, capability)) notFound();
  return { ...actor, staffRole, requestId: requestId({ headers: await headers() }) };
}
