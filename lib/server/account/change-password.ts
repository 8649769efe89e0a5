import "server-only";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import { voidMailTokens } from "@/lib/server/account/mail-tokens";
import { refuseGuessable } from "@/lib/server/account/guessable-password";
import { hashPassword, isPasswordRight } from "@/lib/platform/auth/passwords";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { forgiveAttempts, limitAttempts } from "@/lib/platform/limits/rate-limits";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { accountMails } from "./account-mails";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { replacePassword } from "./account.repository";
import { type SignedIn, storeSession } from "./begin-session";
import { deviceOfSession } from "./sessions";

/**
 * Changes the signed-in user's password. Ends all sessions and starts a new one for the caller.
 * @throws AppError invalid_input when the current password is wrong or the new one is unchanged or guessable; conflict
 *   when the account has no password; not_signed_in when the session ended meanwhile; too_many_requests
 */
export async function changePassword(
  actor: Actor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<SignedIn> {
  const attempts = [["change-password-by-account", actor.id]] as const;
  await limitAttempts(attempts);
  const credential = await prisma.passwordCredential.findUnique({
    where: { userId: actor.id },
    select: { hash: true, user: { select: { email: true, name: true } } },
  });
  if (!credential) throw new AppError("conflict", { message: accountMessages.noPasswordYet });
  if (!(await isPasswordRight(oldPassword, credential.hash))) {
    const message = accountMessages.oldPasswordWrong;
    throw new AppError("invalid_input", { message, fields: [{ field: "oldPassword", message }] });
  }
  await forgiveAttempts(attempts);
  if (newPassword === oldPassword) {
    const message = accountMessages.passwordUnchanged;
    throw new AppError("invalid_input", { message, fields: [{ field: "newPassword", message }] });
  }
  refuseGuessable(newPassword, credential.user, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const sessionVersion = await prisma.$transaction(async (tx) => {
    const raisedVersion = await replacePassword(tx, actor.id, passwordHash);
    // A concurrent reset has ended this session; its password wins.
    if (raisedVersion !== actor.session.sessionVersion + 1) throw new AppError("not_signed_in");
    await voidMailTokens(tx, actor.id);
    await recordAudit(tx, { action: "password.changed", actorId: actor.id, subjectId: actor.id });
    await putInOutbox(tx, await prepareMail(await accountMails.passwordChanged(credential.user)));
    return raisedVersion;
  });
  deliverMailsAfterAnswer();
  const { sessionId, keepSignedIn } = actor.session;
  return storeSession({ userId: actor.id, sessionVersion, keepSignedIn }, await deviceOfSession(sessionId));
}
