import "server-only";
import type { AccountRole } from "@/lib/domain/account/account.schema";
import { prisma } from "@/lib/platform/db/prisma";
import { type OpenedToken, openSessionToken } from "./session-token";

/** Who is asking, and from which address, as use cases take it. */
export type Actor = { id: string; role: AccountRole; session: OpenedToken; address: string };

/**
 * The person behind a session token, or null when the token is not ours, has expired or was revoked: by a raised
 * session version, by signing out, or by the account's deletion.
 * @param address the client's, by which limits count
 */
export async function findActor(token: string | undefined, address: string): Promise<Actor | null> {
  const session = token ? await openSessionToken(token) : null;
  if (!session) return null;
  const user = await prisma.user.findFirst({
    where: {
      id: session.userId,
      sessionVersion: session.sessionVersion,
      deletedAt: null,
      endedSessions: { none: { id: session.sessionId } },
    },
    select: { id: true, role: true },
  });
  return user && { ...user, session, address };
}
