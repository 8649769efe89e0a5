import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** Ends this session only: its token is rejected from now on, including any copies. */
export async function signOut({ id: userId, session }: Actor): Promise<void> {
  await prisma.endedSession.createMany({
    data: [{ id: session.sessionId, userId, expiresAt: session.expiresAt }],
    skipDuplicates: true,
  });
}

/** Ends every session of the account, including this one: tokens with an older version are rejected. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  await prisma.user.updateMany({ where: { id: actor.id }, data: { sessionVersion: { increment: 1 } } });
}
