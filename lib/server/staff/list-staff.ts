import "server-only";
import type { StaffRow } from "@/lib/domain/staff/staff-row";
import { prisma } from "@/lib/platform/db/prisma";

/** Everybody with a staff role, owners first, and the invitations that are still open. */
export async function listStaff(now: Date) {
  const members = await prisma.staffMember.findMany({
    select: { userId: true, role: true, user: { select: { name: true, email: true } } },
    orderBy: [{ role: "asc" }, { createdAt: "asc" }],
  });
  const invitations = await prisma.staffInvitation.findMany({
    where: { expiresAt: { gt: now } },
    select: { email: true, role: true, expiresAt: true },
    orderBy: { createdAt: "asc" },
  });
  return { members: members.map(({ user, ...member }): StaffRow => ({ ...member, ...user })), invitations };
}
