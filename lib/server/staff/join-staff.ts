import "server-only";
import { staffPageTexts as texts } from "@/lib/domain/staff/staff-page.messages";
import type { StaffRole } from "@/lib/domain/staff/staff.policy";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { lockAccount } from "@/lib/server/account/account.repository";
import { hashOfMailSecret } from "@/lib/server/account/mail-tokens";
import { recordAudit } from "@/lib/server/audit/record-audit";

/** An invitation as the holder of its link sees it. */
type HeldInvitation = { role: StaffRole; isOwn: boolean };

/** The invitation of a link; null when it is unknown, used, withdrawn or expired. */
export async function findInvitation(actor: Actor, secret: string, now = new Date()): Promise<HeldInvitation | null> {
  const invitation = await prisma.staffInvitation.findFirst({
    where: { hash: hashOfMailSecret(secret), expiresAt: { gt: now } },
    select: { role: true, email: true },
  });
  if (!invitation) return null;
  const own = { id: actor.id, email: invitation.email, emailVerifiedAt: { not: null } };
  return { role: invitation.role, isOwn: (await prisma.user.count({ where: own })) === 1 };
}

/**
 * Accepts an invitation, which only the verified account of its address can do. Of two concurrent requests one succeeds.
 * @throws AppError not_found for a link that is void; not_allowed for another account; too_many_requests
 */
export async function joinStaff(actor: Actor, { token }: { token: string }, now = new Date()): Promise<void> {
  await limitAttempts([["mail-link-by-client", actor.address]]);
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const hash = hashOfMailSecret(token);
    const invitation = await tx.staffInvitation.findFirst({ where: { hash, expiresAt: { gt: now } } });
    if (!invitation) throw new AppError("not_found", { message: texts.linkUnknown });
    const { email, role } = invitation;
    const own = { id: actor.id, email, emailVerifiedAt: { not: null } };
    if ((await tx.user.count({ where: own })) === 0) {
      throw new AppError("not_allowed", { message: texts.otherAddress });
    }
    const { count } = await tx.staffInvitation.deleteMany({ where: { hash } });
    if (count === 0) throw new AppError("not_found", { message: texts.linkUnknown });
    // The command on the server may have added the account since; its role then stays.
    const added = await tx.staffMember.createMany({ data: { userId: actor.id, role }, skipDuplicates: true });
    if (added.count === 0) return;
    const change = { before: { role: null }, after: { role } };
    await recordAudit(tx, { action: "staff.added", actorId: actor.id, subjectId: actor.id, ...change });
  });
}
