import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { neededFactor } from "@/lib/domain/staff/staff-factor.rules";
import { type Capability, staffMay } from "@/lib/domain/staff/staff.policy";
import { securityHref, signInCodeHref } from "@/lib/links";
import { requireActor } from "@/lib/platform/auth/current-actor";
import { requestId } from "@/lib/platform/process/request-id";
import { findStaff, type StaffActor } from "./staff-actor";

/**
 * The staff member who opens a page of the console. Visitors sign in first; everybody else, and staff who may not open
 * this page, get the page for unknown addresses. Staff set up their second factor first, and give a code when the last
 * one is too old.
 * @param path where the sign-in returns to
 */
export async function requireStaff(capability: Capability, path: string): Promise<StaffActor> {
  const actor = await requireActor(path);
  const staff = await findStaff(actor);
  if (staff === null || !staffMay(staff.role, capability)) notFound();
  const needed = neededFactor(staff, false, new Date());
  if (needed) redirect(needed === "set up" ? securityHref(path) : signInCodeHref(path));
  return { ...actor, staffRole: staff.role, requestId: requestId({ headers: await headers() }) };
}
