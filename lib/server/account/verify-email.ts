import { MAIL_LINK_HOURS } from "@/lib/domain/account/account.constants";
import "server-only";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { mailedReturnPath } from "@/lib/domain/account/return-path.rules";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { retryConflict } from "@/lib/platform/db/retry-conflict";
import { env } from "@/lib/platform/env";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Prisma } from "@/prisma/generated/prisma/client";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { newMailSecret, storeMailToken, useMailToken, voidMailTokens } from "@/lib/server/account/mail-tokens";
import { flagManyAccounts } from "@/lib/server/flags/flag-bursts";
import { flagProfile } from "@/lib/server/flags/flag-texts";
import { accountMails } from "./account-mails";
import { signFor } from "../../platform/auth/keys";
import { isSameSecret } from "../../platform/auth/same-secret";
import type { CookieToSet } from "../../platform/auth/session-cookies";
import { freeUsername, setUpRole } from "./account.repository";
import { inEqualTime } from "./equal-time";

/**
 * Verifies an address with a mailed link. Applies the registration that belongs to this link (name, role and password)
 * and voids the account's other links.
 * @throws AppError invalid_input for a link that is unknown, used, expired, sent to another address or to a verified
 *   account; too_many_requests
 */
export async function verifyEmail({ token, email }: { token: string; email: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([
    ["mail-link-by-client", visitor.address],
    ["mail-link-by-account", email],
  ]);
  const userId = await retryConflict(() =>
    prisma.$transaction(async (tx) => {
      const unknownMessage = accountMessages.verifyFailed;
      const { user, registration } = await useMailToken(tx, { purpose: "verify_email", secret: token, unknownMessage });
      // Inside the transaction, so that the rollback keeps the link valid for its own address.
      if (user.email !== email) throw refusedLink(unknownMessage);
      // Created while another link was being followed: a stranger's registration must not take over a verified account.
      if (user.emailVerifiedAt) throw refusedLink(accountMessages.verifyLinkUsed);
      const name = registration?.name ?? user.name;
      const role = registration?.role ?? user.role;
      const username = name === user.name ? user.username : await freeUsername(tx, name);
      await tx.user.update({
        where: { id: user.id },
        data: { name, role, username, emailVerifiedAt: new Date() },
        select: { id: true },
      });
      if (registration) {
        const hash = registration.passwordHash;
        await tx.passwordCredential.upsert({
          where: { userId: user.id },
          create: { userId: user.id, hash },
          update: { hash },
          select: { userId: true },
        });
        await tx.pendingRegistration.delete({ where: { mailTokenId: registration.mailTokenId } });
      }
      await setUpRole(tx, user.id, role);
      await flagProfile(tx, user.id);
      await voidMailTokens(tx, user.id);
      await putInOutbox(tx, await prepareMail(await accountMails.welcome({ email, name }, role === "mentor")));
      return user.id;
    }),
  );
  await flagManyAccounts(userId, visitor.address);
  deliverMailsAfterAnswer();
}

const refusedLink = (message: string) =>
  new AppError("invalid_input", { message, fields: [{ field: "token", message }] });

/**
 * Resends the verification link of a pending registration. If the address was registered with two different passwords,
 * it gets a reset link instead, which also verifies it. The response is the same for every address.
 * @throws AppError too_many_requests
 */
export async function resendVerification(
  { email, from }: { email: string; from?: string },
  visitor: Visitor,
): Promise<void> {
  await limitAttempts([["mail-request-by-client", visitor.address], ...mailsTo(email)]);
  await inEqualTime(sendLinkAgain(email, from));
  deliverMailsAfterAnswer();
}

/**
 * Sends the link, unless the address is unknown or verified.
 * @param record runs in the transaction that stores the mail
 */
export async function sendLinkAgain(
  email: string,
  from: string | undefined,
  record?: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  const user = await prisma.user.findFirst({ where: { email, emailVerifiedAt: null, deletedAt: null } });
  const registrations = await prisma.pendingRegistration.findMany({
    where: { mailToken: { user: { email }, purpose: "verify_email" } },
    orderBy: { mailToken: { createdAt: "desc" } },
    distinct: ["passwordHash"],
    take: 2,
  });
  const [newest] = registrations;
  // The requester's identity is unclear, so neither password may take effect: the owner of the address sets a new one.
  const isContested = registrations.length > 1;
  const secret = newMailSecret();
  const [link, reset] = await Promise.all([
    accountMails.verifyEmail(email, secret, mailedReturnPath(from) ?? undefined).then(prepareMail),
    accountMails.resetPassword({ email, name: "" }, secret).then(prepareMail),
  ]);
  if (!user) return;
  await prisma.$transaction(async (tx) => {
    await record?.(tx);
    const purpose = isContested ? "reset_password" : "verify_email";
    const { id: mailTokenId } = await storeMailToken(tx, { userId: user.id, purpose, secret });
    if (newest && !isContested) {
      const { name, role, passwordHash } = newest;
      await tx.pendingRegistration.create({ data: { mailTokenId, name, role, passwordHash } });
    }
    await putInOutbox(tx, isContested ? reset : link);
  });
}

/**
 * Marks the address last registered in this browser. Only there does a verification link confirm without a click: mail
 * scanners open links and run scripts too, but lack this cookie.
 */
export const REGISTERED_COOKIE = "registered_here";

const markOf = (email: string) => signFor("registered-here", email);

/** Lax, because the link comes from another site: the mail program. */
export function registeredCookie(email: string): CookieToSet {
  return {
    name: REGISTERED_COOKIE,
    value: markOf(email),
    httpOnly: true,
    secure: env.APP_URL.startsWith("https:"),
    sameSite: "lax",
    path: "/",
    expires: new Date(Date.now() + MAIL_LINK_HOURS.verify_email * 60 * 60 * 1000),
  };
}

/** Whether this browser registered this address. */
export function isRegisteredHere(email: string, cookie: string | undefined): boolean {
  return cookie !== undefined && isSameSecret(cookie, markOf(email));
}
