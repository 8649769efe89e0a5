import "server-only";
import { AppError } from "@/lib/errors";
import { findActorBeforeCode } from "@/lib/platform/auth/session";
import type { StartedSession } from "@/lib/platform/auth/session-cookies";
import { prisma } from "@/lib/platform/db/prisma";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { announceDevice } from "./begin-session";
import { markFactorGiven, takeSecondFactor } from "./second-factor";

/**
 * Takes a code of the second factor: for a sign-in that waits for it, or to confirm a session again.
 * @param token the session's, of the cookie
 * @throws AppError not_signed_in when the session has ended; invalid_input for a wrong code; too_many_requests
 */
export async function confirmSignIn(
  token: string | undefined,
  { code }: { code: string },
  visitor: Visitor,
): Promise<StartedSession> {
  const actor = await findActorBeforeCode(token, visitor.address);
  if (!token || !actor) throw new AppError("not_signed_in");
  await takeSecondFactor(actor.id, code);
  const wasWaiting =
    (await prisma.accountSession.count({ where: { id: actor.session.sessionId, factorAt: null } })) > 0;
  await markFactorGiven(actor);
  if (wasWaiting) {
    const owner = await prisma.user.findUniqueOrThrow({
      where: { id: actor.id },
      select: { id: true, email: true, createdAt: true },
    });
    await announceDevice(owner, visitor);
  }
  const { keepSignedIn, expiresAt } = actor.session;
  return { userId: actor.id, token, keepSignedIn, expiresAt, needsCode: false };
}
