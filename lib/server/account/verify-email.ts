import "server-only";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import { useMailToken, voidMailTokens } from "@/lib/platform/auth/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import { retryConflict } from "@/lib/platform/db/retry-conflict";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { freeUsername, makeRoleReal } from "./create-account";

/**
 * Confirms an address by the link that was sent to it. The registration behind that very link takes effect: its name,
 * role and password; every other link of the account becomes worthless.
 * @throws AppError invalid_input for a link that is unknown, used, expired, of another address or of an account that is
 *   verified already; too_many_requests
 */
export async function verifyEmail({ token, email }: { token: string; email: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([
    ["mail-link-by-client", visitor.address],
    ["mail-link-by-account", email],
  ]);
  await retryConflict(() =>
    prisma.$transaction(async (tx) => {
      const unknownMessage = accountMessages.verifyFailed;
      const { user, registration } = await useMailToken(tx, { purpose: "verify_email", secret: token, unknownMessage });
      // Thrown within the transaction, so that the link stays good for its own address.
      if (user.email !== email) throw refusedLink(unknownMessage);
      // Written while another link was followed: what a stranger filled in must not take a verified account over.
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
      await makeRoleReal(tx, user.id, role);
      await voidMailTokens(tx, user.id);
      await putInOutbox(tx, await prepareMail(await composeMail.welcome({ email, name }, role === "mentor")));
    }),
  );
  deliverMailsAfterAnswer();
}

const refusedLink = (message: string) =>
  new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
