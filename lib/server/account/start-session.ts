import "server-only";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { mintSessionToken, openSessionToken, type SessionClaims } from "@/lib/platform/auth/session-token";
import type { StartedSession } from "@/lib/platform/auth/session-cookies";
import { readOwnAccount } from "./own-account.repository";

export type SignedIn = { session: StartedSession; user: OwnAccount };

/** Begins a session for an account that has proved who it is. */
export async function startSession(claims: SessionClaims): Promise<SignedIn> {
  const token = await mintSessionToken(claims);
  const { expiresAt } = (await openSessionToken(token))!;
  const { userId, keepSignedIn } = claims;
  return { session: { userId, token, keepSignedIn, expiresAt }, user: await readOwnAccount(userId) };
}
