import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { openSessionToken } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

type Member = { id: string; token: string };

/** Sets up a second factor whose last code was given in this session, some minutes ago. */
export async function giveSecondFactor({ id, token }: Member, minutesAgo = 0): Promise<void> {
  const { sessionId, sessionVersion, expiresAt } = (await openSessionToken(token))!;
  const factorAt = new Date(Date.now() - minutesAgo * 60_000);
  await prisma.user.update({
    where: { id },
    data: {
      secondFactor: {
        connectOrCreate: { where: { userId: id }, create: { sealedSecret: "unused", confirmedAt: new Date() } },
      },
      sessions: { create: { id: sessionId, sessionVersion, expiresAt, device: "Chrome on Linux", factorAt } },
    },
    select: { id: true },
  });
}

/** Makes a member part of the staff, with a second factor and a fresh code. */
export async function makeStaff<M extends Member>(member: M, role: StaffRole): Promise<M> {
  await prisma.staffMember.create({ data: { userId: member.id, role } });
  await giveSecondFactor(member);
  return member;
}
