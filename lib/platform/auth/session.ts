import "server-only";
import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { logger } from "@/lib/platform/logger";
import type { Role } from "@/prisma/generated/prisma/client";
import { SESSION_COOKIE } from "@/lib/session-names";
import { ACTIVE_ACCOUNT } from "./active-account";
import { keyFor } from "./keys";

/** Who is asking, and from which address, as use cases take it. */
export type Actor = { id: string; role: Role; session: OpenedToken; address: string };

/** Accounts whose session needs no code of a second factor, or has had one. */
const withFactorGiven = (sessionId: string) => ({
  OR: [
    { secondFactor: null },
    { secondFactor: { confirmedAt: null } },
    { sessions: { some: { id: sessionId, factorAt: { not: null } } } },
  ],
});

/**
 * The person behind a session token, or null when the token is not ours, has expired or was revoked: by a raised
 * session version, by signing out, or by the account's deletion or suspension. Null too while a sign-in waits for a
 * code of the second factor.
 * @param address the client's, by which limits count
 */
export async function findActor(token: string | undefined, address: string): Promise<Actor | null> {
  const actor = await findOwner(token, address, true);
  if (actor) markSeen(actor.session.sessionId);
  return actor;
}

/** The same for the screen that asks for the code: also the person whose sign-in waits for it. */
export function findActorBeforeCode(token: string | undefined, address: string): Promise<Actor | null> {
  return findOwner(token, address, false);
}

async function findOwner(token: string | undefined, address: string, isWhole: boolean): Promise<Actor | null> {
  const session = token ? await openSessionToken(token) : null;
  if (!session) return null;
  const user = await prisma.user.findFirst({
    where: {
      id: session.userId,
      sessionVersion: session.sessionVersion,
      ...ACTIVE_ACCOUNT,
      endedSessions: { none: { id: session.sessionId } },
      ...(isWhole && withFactorGiven(session.sessionId)),
    },
    select: { id: true, role: true },
  });
  return user && { ...user, session, address };
}

const SEEN_EVERY_MS = 60 * 60 * 1000;
/** Sessions that this process has marked within the hour. */
const seenLately = new LRUCache<string, true>({ max: 10_000, ttl: SEEN_EVERY_MS });

/** Stores that a session is in use, at most hourly. Nobody waits for it. */
function markSeen(id: string): void {
  if (seenLately.has(id)) return;
  seenLately.set(id, true);
  const now = Date.now();
  prisma.accountSession
    .updateMany({
      where: { id, lastSeenAt: { lt: new Date(now - SEEN_EVERY_MS) } },
      data: { lastSeenAt: new Date(now) },
    })
    .catch((error: unknown) => logger.warn({ err: error }, "A session's last use was not stored."));
}

const DAY_S = 24 * 60 * 60;
/** Lifetime in seconds with "Keep Me Signed In" (docs/product.md, Constants) and without (decisions). */
const LIFETIME_S = { kept: 7 * DAY_S, browser: DAY_S } as const;

const claimsSchema = z.object({
  sub: z.uuid(),
  jti: z.uuid(),
  exp: z.number(),
  sessionVersion: z.int32(),
  keepSignedIn: z.boolean(),
});

export type SessionClaims = { userId: string; sessionVersion: number; keepSignedIn: boolean };
export type OpenedToken = SessionClaims & { sessionId: string; expiresAt: Date };

/** The library takes its secret as text. */
const sessionSecret = () => keyFor("sessions").toString("base64url");

/** Makes the encrypted session token that is both the cookie's value and the bearer token. */
export async function mintSessionToken({ userId, sessionVersion, keepSignedIn }: SessionClaims): Promise<string> {
  return encode({
    secret: sessionSecret(),
    salt: SESSION_COOKIE,
    maxAge: keepSignedIn ? LIFETIME_S.kept : LIFETIME_S.browser,
    token: { sub: userId, sessionVersion, keepSignedIn },
  });
}

/** The claims of a token, or null if it is tampered with, expired or foreign. Only the database knows about revocation. */
export async function openSessionToken(token: string): Promise<OpenedToken | null> {
  const decoded = await decode({ token, secret: sessionSecret(), salt: SESSION_COOKIE }).catch(() => null);
  const claims = claimsSchema.safeParse(decoded);
  if (!claims.success) return null;
  const { sub, jti, exp, sessionVersion, keepSignedIn } = claims.data;
  const expiresAt = new Date(exp * 1000);
  // The library grants some seconds of clock difference, which a token of our own clock does not need.
  if (expiresAt <= new Date()) return null;
  return { userId: sub, sessionId: jti, expiresAt, sessionVersion, keepSignedIn };
}

/**
 * Refuses an action from a page rendered for another account, for example after another tab has switched accounts.
 * @param account the account id that the page sends: the one it was rendered for
 * @throws AppError other_account
 */
export function refuseOtherAccount(actor: Pick<Actor, "id">, account: unknown): void {
  if (account !== actor.id) throw new AppError("other_account");
}
