import "server-only";
import { isDemoAddress } from "@/lib/catalogue/demo-accounts";
import type { LoginInput } from "@/lib/domain/account/account.schema";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { AppError } from "@/lib/errors";
import { knownDeviceOf } from "@/lib/platform/auth/known-device";
import { isPasswordRight } from "@/lib/platform/auth/passwords";
import { mintSessionToken, openSessionToken, type SessionClaims } from "@/lib/platform/auth/session";
import type { StartedSession } from "@/lib/platform/auth/session-cookies";
import { prisma } from "@/lib/platform/db/prisma";
import { type Attempt, forgiveAttempts, limitAttempts } from "@/lib/platform/limits/rate-limits";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { recordAuditAfterAnswer } from "@/lib/server/audit/record-audit";
import { mayUseDemoAccounts } from "@/lib/server/demo-access";
import { getOwnAccount } from "./account.repository";

/**
 * Signs in with address and password. Only wrong passwords count towards the limits.
 * @throws AppError wrong_credentials for a wrong address or password; email_not_verified and account_suspended, only with
 *   the right password; demo_closed for demo accounts outside the demo; too_many_requests
 */
export async function signIn({ email, password, keepSignedIn }: LoginInput, visitor: Visitor): Promise<SignedIn> {
  const user = await prisma.user.findFirst({
    where: { email, deletedAt: null },
    select: {
      id: true,
      sessionVersion: true,
      emailVerifiedAt: true,
      suspendedAt: true,
      password: { select: { hash: true } },
    },
  });
  const device = user && knownDeviceOf(user.id, visitor.knownDevice);
  const attempts: Attempt[] = device
    ? [["sign-in-by-known-device", `${email}:${device}`]]
    : [
        ["sign-in-by-client", visitor.address],
        ["sign-in-by-account-and-client", `${email}:${visitor.address}`],
        ["sign-in-by-account", email],
      ];
  await limitAttempts(attempts);
  const isRight = await isPasswordRight(password, user?.password?.hash ?? null);
  if (!user || !isRight) {
    // Recorded for unknown addresses too, without the address, so that both cost the same time.
    recordAuditAfterAnswer({ action: "sign_in.failed", actorId: null, subjectId: user?.id });
    throw new AppError("wrong_credentials");
  }
  await forgiveAttempts(attempts);
  if (isDemoAddress(email) && !(await mayUseDemoAccounts(visitor))) throw new AppError("demo_closed");
  if (user.suspendedAt) throw new AppError("account_suspended");
  if (!user.emailVerifiedAt) throw new AppError("email_not_verified");
  return startSession({ userId: user.id, sessionVersion: user.sessionVersion, keepSignedIn });
}

export type SignedIn = { session: StartedSession; user: OwnAccount };

/** Starts a session for an authenticated account. */
export async function startSession(claims: SessionClaims): Promise<SignedIn> {
  const token = await mintSessionToken(claims);
  const { expiresAt } = (await openSessionToken(token))!;
  const { userId, keepSignedIn } = claims;
  return { session: { userId, token, keepSignedIn, expiresAt }, user: await getOwnAccount(userId) };
}
