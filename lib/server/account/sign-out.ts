import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";

/** Ends a session only: its token is rejected from now on, including any copies. */
export async function endSession(
  userId: string,
  { sessionId, expiresAt }: Pick<Actor["session"], "sessionId" | "expiresAt">,
): Promise<void> {
  await prisma.$transaction([
    prisma.endedSession.createMany({ data: [{ id: sessionId, userId, expiresAt }], skipDuplicates: true }),
    prisma.accountSession.deleteMany({ where: { id: sessionId } }),
  ]);
}

/** Ends this session. */
export function signOut({ id, session }: Actor): Promise<void> {
  return endSession(id, session);
}

/** Ends every session of the account, including this one: tokens with an older version are rejected. */
export async function signOutEverywhere(actor: Actor): Promise<void> {
  await prisma.user.updateMany({ where: { id: actor.id }, data: { sessionVersion: { increment: 1 } } });
}
