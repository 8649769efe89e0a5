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
 * Registers a person and sends the verification link. An address that has an account gets a mail that says so instead;
 * the answer is the same, in equal time; `from` is where the sign-in returns to. What was filled in takes effect with the link that belongs to it.
 * @throws AppError invalid_input for a password that can be guessed; too_many_requests
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
  // The work is the same for every address, whichever of the two mails goes out.
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
