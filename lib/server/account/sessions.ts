import "server-only";
import { deviceOf } from "@/lib/platform/process/device";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { endSession } from "./sign-out";

/** Rows of the list; older sessions are not shown. */
const MOST_SESSIONS = 50;

export type OwnSession = { id: string; device: string; startedAt: Date; lastSeenAt: Date; isThis: boolean };

const aliveOf = ({ id: userId, session }: Actor) => ({
  userId,
  sessionVersion: session.sessionVersion,
  expiresAt: { gt: new Date() },
});

/** The account's sessions that can still be used, this one first, then by their last use. */
export async function listSessions(actor: Actor): Promise<OwnSession[]> {
  const rows = await prisma.accountSession.findMany({
    where: aliveOf(actor),
    orderBy: { lastSeenAt: "desc" },
    take: MOST_SESSIONS,
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  });
  const isThis = (id: string) => id === actor.session.sessionId;
  return rows
    .map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      startedAt: createdAt,
      lastSeenAt,
      isThis: isThis(id),
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

/**
 * Ends one of the actor's other sessions.
 * @throws AppError not_found for a session of somebody else, or one that has ended
 */
export async function endOtherSession(actor: Actor, { id }: { id: string }): Promise<void> {
  const session = await prisma.accountSession.findFirst({ where: { ...aliveOf(actor), id } });
  if (!session || id === actor.session.sessionId) throw new AppError("not_found");
  await endSession(actor.id, { sessionId: id, expiresAt: session.expiresAt });
}

/** What a session that replaces this one takes over. Sessions from before the list have no row. */
export async function deviceOfSession(id: string): Promise<{ device: string; factorAt: Date | null }> {
  const session = await prisma.accountSession.findUnique({ where: { id }, select: { device: true, factorAt: true } });
  return session ?? { device: deviceOf(null), factorAt: null };
}
