import "server-only";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { useMailToken, voidMailTokens } from "@/lib/platform/auth/mail-tokens";
import { refuseGuessable } from "@/lib/server/account/guessable-password";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { makeRoleReal } from "./create-account";
import { replacePassword } from "./replace-password";

/**
 * Sets a new password by the link that was mailed. Every session ends; the address counts as verified, since its owner
 * has read the mail.
 * @throws AppError invalid_input for a link that is unknown, used or expired, or a password that can be guessed; too_many_requests
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
    // Thrown within the transaction, so that the link stays good for a better one.
    refuseGuessable(password, user, "password");
    await replacePassword(tx, user.id, passwordHash);
    if (!user.emailVerifiedAt) {
      await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() }, select: { id: true } });
      await makeRoleReal(tx, user.id, user.role);
    }
    await voidMailTokens(tx, user.id);
    await putInOutbox(tx, await prepareMail(await composeMail.passwordChanged(user)));
  });
  deliverMailsAfterAnswer();
}
