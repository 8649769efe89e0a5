import "server-only";
import { mailedReturnPath } from "@/lib/domain/account/return-path.rules";
import { newMailSecret, storeMailToken } from "@/lib/platform/auth/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { inEqualTime } from "./equal-time";

/**
 * Sends the verification link of an account's registration again, when there is one that waits for it. Registered with two
 * different passwords, the address gets a reset link instead, which verifies it too. The answer does not tell.
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

async function sendLinkAgain(email: string, from: string | undefined): Promise<void> {
  const user = await prisma.user.findFirst({ where: { email, emailVerifiedAt: null, deletedAt: null } });
  const registrations = await prisma.pendingRegistration.findMany({
    where: { mailToken: { user: { email }, purpose: "verify_email" } },
    orderBy: { mailToken: { createdAt: "desc" } },
    distinct: ["passwordHash"],
    take: 2,
  });
  const [newest] = registrations;
  // Nobody knows which of two people is asking, so neither password may take effect: the owner of the address sets one.
  const isContested = registrations.length > 1;
  const secret = newMailSecret();
  const [link, reset] = await Promise.all([
    composeMail.verifyEmail(email, secret, mailedReturnPath(from) ?? undefined).then(prepareMail),
    composeMail.resetPassword({ email, name: "" }, secret).then(prepareMail),
  ]);
  if (!user) return;
  await prisma.$transaction(async (tx) => {
    const purpose = isContested ? "reset_password" : "verify_email";
    const { id: mailTokenId } = await storeMailToken(tx, { userId: user.id, purpose, secret });
    if (newest && !isContested) {
      const { name, role, passwordHash } = newest;
      await tx.pendingRegistration.create({ data: { mailTokenId, name, role, passwordHash } });
    }
    await putInOutbox(tx, isContested ? reset : link);
  });
}
