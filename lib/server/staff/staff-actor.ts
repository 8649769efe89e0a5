import "server-only";
import { secondFactorMessages } from "@/lib/domain/account/second-factor.messages";
import { neededFactor, type StaffFactor } from "@/lib/domain/staff/staff-factor.rules";
import { type Capability, type StaffRole, staffMay } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { markFactorGiven, takeSecondFactor } from "@/lib/server/account/second-factor";

/** A signed-in staff member, with the id of the request that the audit records. */
export type StaffActor = Actor & { staffRole: StaffRole; requestId: string };

/** The staff role of a signed-in account, and the state of its second factor; null for everybody else. */
export async function findStaff(actor: Actor | null): Promise<({ role: StaffRole } & StaffFactor) | null> {
  if (!actor) return null;
  const member = await prisma.staffMember.findUnique({
    where: { userId: actor.id },
    select: {
      role: true,
      user: {
        select: {
          demoAccount: { select: { userId: true } },
          secondFactor: { select: { confirmedAt: true } },
          sessions: { where: { id: actor.session.sessionId }, select: { factorAt: true } },
        },
      },
    },
  });
  if (!member) return null;
  const { demoAccount, secondFactor, sessions } = member.user;
  return {
    role: member.role,
    isDemo: demoAccount !== null,
    hasFactor: Boolean(secondFactor?.confirmedAt),
    factorAt: sessions[0]?.factorAt ?? null,
  };
}

type Proof = {
  /** Whether the act needs a code of the last minutes. */
  isDangerous?: boolean;
  /** A code that came with the request. */
  code?: unknown;
};

/**
 * The actor as a staff member who may do this.
 * @throws AppError not_found for accounts outside the staff, who learn nothing; not_allowed for another staff role, and
 *   for staff without a second factor; second_factor_needed when a code has to be given first; invalid_input for a
 *   wrong code
 */
export async function asStaff(
  actor: Actor | null,
  capability: Capability,
  requestId: string,
  { isDangerous = false, code }: Proof = {},
): Promise<StaffActor> {
  const staff = await findStaff(actor);
  if (!actor || staff === null) throw new AppError("not_found");
  if (!staffMay(staff.role, capability)) throw new AppError("not_allowed");
  const needed = neededFactor(staff, isDangerous, new Date());
  if (needed === "set up") throw new AppError("not_allowed", { message: secondFactorMessages.staffNeedOne });
  if (needed === "code") {
    if (typeof code !== "string" || code === "") throw new AppError("second_factor_needed");
    await takeSecondFactor(actor.id, code);
    await markFactorGiven(actor);
  }
  return { ...actor, staffRole: staff.role, requestId };
}
