import "server-only";
import { isDemoAddress } from "@/lib/catalogue/demo-accounts";
import type { LoginInput } from "@/lib/domain/account/account.schema";
import { AppError } from "@/lib/errors";
import { knownDeviceOf } from "@/lib/platform/auth/known-device";
import { isPasswordRight } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { type Attempt, forgiveAttempts, limitAttempts } from "@/lib/platform/limits/rate-limits";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { recordAuditAfterAnswer } from "@/lib/server/audit/record-audit";
import { mayUseDemoAccounts } from "@/lib/server/demo-access";
import { beginSession, FOR_SESSION, type SignedIn } from "./begin-session";

/**
 * Signs in with address and password. Only wrong passwords count towards the limits.
 * @returns a session that waits for a code (`needsCode`) when the account has a second factor and none was given
 * @throws AppError wrong_credentials for a wrong address or password; email_not_verified and account_suspended, only with
 *   the right password; demo_closed for demo accounts outside the demo; too_many_requests
 */
export async function signIn({ email, password, keepSignedIn, code }: LoginInput, visitor: Visitor): Promise<SignedIn> {
  const user = await prisma.user.findFirst({
    where: { email, deletedAt: null },
    select: {
      emailVerifiedAt: true,
      suspendedAt: true,
      ...FOR_SESSION,
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
  return beginSession(user, { keepSignedIn, code }, visitor);
}
