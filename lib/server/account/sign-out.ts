import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** Ends this one session: its token is refused from now on, wherever it has been copied to. */
export async function signOut({ id: userId, session }: Actor): Promise<void> {
  await prisma.endedSession.createMany({
    data: [{ id: session.sessionId, userId, expiresAt: session.expiresAt }],
    skipDuplicates: true,
  });
}

/** Ends every session of the account, the present one too: tokens of older versions are refused from now on. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  await prisma.user.updateMany({ where: { id: actor.id }, data: { sessionVersion: { increment: 1 } } });
}
