import "server-only";
import { type Capability, type StaffRole, staffMay } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** A signed-in staff member, with the id of the request that the audit records. */
export type StaffActor = Actor & { staffRole: StaffRole; requestId: string };

/** The staff role of a signed-in account; null for everybody else. */
export async function findStaffRole(actor: Pick<Actor, "id"> | null): Promise<StaffRole | null> {
  if (!actor) return null;
  const member = await prisma.staffMember.findUnique({ where: { userId: actor.id }, select: { role: true } });
  return member?.role ?? null;
}

/**
 * The actor as a staff member who may do this.
 * @throws AppError not_found for accounts outside the staff, who learn nothing; not_allowed for another staff role
 */
export async function asStaff(actor: Actor | null, capability: Capability, requestId: string): Promise<StaffActor> {
  const staffRole = await findStaffRole(actor);
  if (!actor || staffRole === null) throw new AppError("not_found");
  if (!staffMay(staffRole, capability)) throw new AppError("not_allowed");
  return { ...actor, staffRole, requestId };
}
