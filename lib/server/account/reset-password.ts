import "server-only";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { knownDeviceOf } from "@/lib/platform/auth/known-device";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { refuseGuessable } from "@/lib/server/account/guessable-password";
import { newMailSecret, storeMailToken, useMailToken, voidMailTokens } from "@/lib/server/account/mail-tokens";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { accountMails } from "./account-mails";
import { lockExistingAccount, replacePassword, setUpRole } from "./account.repository";
import { inEqualTime } from "./equal-time";

/**
 * Sends a reset link if the address has an account. The response is the same either way.
 * @throws AppError too_many_requests
 */
export async function requestPasswordReset({ email }: { email: string }, visitor: Visitor): Promise<void> {
  const user = await prisma.user.findFirst({
    where: { email, deletedAt: null },
    select: { id: true, name: true, emailVerifiedAt: true },
  });
  const device = user && knownDeviceOf(user.id, visitor.knownDevice);
  // A stranger who uses up an address's mail limit must not lock its owner out of a reset.
  await limitAttempts([
    ["mail-request-by-client", visitor.address],
    ...(device ? ([["reset-by-known-device", `${email}:${device}`]] as const) : mailsTo(email)),
  ]);
  await inEqualTime(sendResetLink(email, user));
  deliverMailsAfterAnswer();
}

type Owner = { id: string; name: string; emailVerifiedAt: Date | null };

async function sendResetLink(email: string, user: Owner | null): Promise<void> {
  const secret = newMailSecret();
  const name = user?.emailVerifiedAt ? user.name : "";
  const mail = await prepareMail(await accountMails.resetPassword({ email, name }, secret));
  if (!user) return;
  await prisma.$transaction(async (tx) => {
    // The account may have been deleted meanwhile.
    if (!(await lockExistingAccount(tx, user.id))) return;
    await storeMailToken(tx, { userId: user.id, purpose: "reset_password", secret });
    await putInOutbox(tx, mail);
  });
}

/**
 * Sets a new password with a mailed link and ends every session. The address counts as verified, since its owner read
 * the mail.
 * @throws AppError invalid_input for an unknown, used or expired link, or a guessable password; too_many_requests
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  visitor: Visitor,
): Promise<void> {
  await limitAttempts([["mail-link-by-client", visitor.address]]);
  const passwordHash = await hashPassword(password);
  await prisma.$transaction(async (tx) => {
    const unknownMessage = accountMessages.resetTokenInvalid;
    const { user } = await useMailToken(tx, { purpose: "reset_password", secret: token, unknownMessage });
    // Inside the transaction, so that the rollback keeps the link valid for another try.
    refuseGuessable(password, user, "password");
    await replacePassword(tx, user.id, passwordHash);
    if (!user.emailVerifiedAt) {
      await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() }, select: { id: true } });
      await setUpRole(tx, user.id, user.role);
    }
    await voidMailTokens(tx, user.id);
    await recordAudit(tx, { action: "password.reset", actorId: null, subjectId: user.id });
    await putInOutbox(tx, await prepareMail(await accountMails.passwordChanged(user)));
  });
  deliverMailsAfterAnswer();
}
