import "server-only";
import type { RegisterInput } from "@/lib/domain/account/account.schema";
import { mailedReturnPath } from "@/lib/domain/account/return-path.rules";
import { newMailSecret, storeMailToken } from "@/lib/server/account/mail-tokens";
import { refuseGuessable } from "@/lib/server/account/guessable-password";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { prisma } from "@/lib/platform/db/prisma";
import { retryConflict } from "@/lib/platform/db/retry-conflict";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { accountMails } from "./account-mails";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { freeUsername } from "./account.repository";
import { inEqualTime } from "./equal-time";

/**
 * Registers a user and sends the verification link. An address that already has an account gets a mail saying so; the
 * response and its timing are the same. The registration data takes effect when its link is followed. After sign-in,
 * `from` is the return path.
 * @throws AppError invalid_input for a guessable password; too_many_requests
 */
export async function register(input: RegisterInput & { from?: string }, visitor: Visitor): Promise<void> {
  refuseGuessable(input.password, input, "password");
  await limitAttempts([["register-by-client", visitor.address], ...mailsTo(input.email)]);
  await inEqualTime(storeRegistration(input));
  deliverMailsAfterAnswer();
}

async function storeRegistration({
  name,
  email,
  password,
  role,
  from,
}: RegisterInput & { from?: string }): Promise<void> {
  const secret = newMailSecret();
  // Same work for every address, whichever mail goes out.
  const [passwordHash, link, notice] = await Promise.all([
    hashPassword(password),
    accountMails.verifyEmail(email, secret, mailedReturnPath(from) ?? undefined).then(prepareMail),
    prisma.user
      .findUnique({ where: { email }, select: { name: true } })
      .then((owner) => accountMails.alreadyRegistered({ email, name: owner?.name ?? "" }))
      .then(prepareMail),
  ]);
  await retryConflict(() =>
    prisma.$transaction(async (tx) => {
      const known = await tx.user.findUnique({ where: { email }, select: { id: true, emailVerifiedAt: true } });
      if (known?.emailVerifiedAt) return putInOutbox(tx, notice);
      const { id: userId } =
        known ??
        (await tx.user.create({
          data: {
            name,
            email,
            role,
            username: await freeUsername(tx, name),
            password: { create: { hash: passwordHash } },
          },
          select: { id: true },
        }));
      const { id: mailTokenId } = await storeMailToken(tx, { userId, purpose: "verify_email", secret });
      await tx.pendingRegistration.create({ data: { mailTokenId, name, role, passwordHash } });
      await putInOutbox(tx, link);
    }),
  );
}
