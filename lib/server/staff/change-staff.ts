import "server-only";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import { mayDecideAbout, type StaffRole } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { Prisma } from "@/prisma/generated/prisma/client";
import type { StaffActor } from "./staff-actor";

/**
 * Gives another staff member another role.
 * @throws AppError not_allowed about oneself, or when the actor is no owner any more; not_found for no staff member
 */
export async function changeStaffRole(
  staff: StaffActor,
  { userId, role }: { userId: string; role: StaffRole },
): Promise<void> {
  if (!mayDecideAbout(staff, userId)) throw new AppError("not_allowed", { message: texts.ownRole });
  await prisma.$transaction(async (tx) => {
    const before = await roleAsOwner(tx, staff, userId);
    if (before === role) return;
    await tx.staffMember.update({ where: { userId }, data: { role }, select: { userId: true } });
    await recordAudit(tx, {
      action: "staff.role_changed",
      actorId: staff.id,
      subjectId: userId,
      before: { role: before },
      after: { role },
      requestId: staff.requestId,
    });
  });
}

/**
 * Takes a staff role away. An owner may leave in this way too, unless no other owner stays.
 * @throws AppError conflict for the last owner; not_allowed when the actor is no owner any more; not_found for no staff
 *   member
 */
export async function removeStaff(staff: StaffActor, { userId }: { userId: string }): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await roleAsOwner(tx, staff, userId);
    await leaveStaff(tx, userId, staff);
  });
}

/**
 * Takes the staff role of an account away, if it has one.
 * @param by who decides; the account itself by default
 * @throws AppError conflict for the last owner
 */
export async function leaveStaff(
  tx: Prisma.TransactionClient,
  userId: string,
  by: { id: string; requestId?: string } = { id: userId },
): Promise<void> {
  const member = await tx.staffMember.findUnique({ where: { userId }, select: { role: true } });
  if (!member) return;
  const owners = await lockOwners(tx);
  if (owners.has(userId) && owners.size === 1) throw new AppError("conflict", { message: texts.lastOwner });
  const { count } = await tx.staffMember.deleteMany({ where: { userId } });
  if (count === 0) return;
  await recordAudit(tx, {
    action: "staff.removed",
    actorId: by.id,
    subjectId: userId,
    before: { role: member.role },
    after: { role: null },
    requestId: by.requestId,
  });
}

/** Locks the owners until the transaction ends, so that two of them cannot remove each other at once. */
async function lockOwners(tx: Prisma.TransactionClient): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select user_id as id from staff_member where role = 'owner' order by user_id for update`;
  return new Set(rows.map(({ id }) => id));
}

/** The role of a staff member, for an owner who still is one. */
async function roleAsOwner(tx: Prisma.TransactionClient, staff: StaffActor, userId: string): Promise<StaffRole> {
  if (!(await lockOwners(tx)).has(staff.id)) throw new AppError("not_allowed");
  const member = await tx.staffMember.findUnique({ where: { userId }, select: { role: true } });
  if (!member) throw new AppError("not_found");
  return member.role;
}
