import "server-only";
import { newMailSecret, storeMailToken } from "@/lib/server/auth/mail-tokens";
import { prisma } from "@/lib/server/db/prisma";
import type { Visitor } from "@/lib/server/http/visitor";
import { limitAttempts } from "@/lib/server/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/server/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/server/mail/outbox";
import { inEqualTime } from "./equal-time";

/**
 * Sends the verification link of an account's newest registration again, when there is one that waits for it. The answer
 * does not tell.
 * @throws AppError too_many_requests
 */
export async function resendVerification({ email }: { email: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([
    ["mail-request-by-client", visitor.address],
    ["mail-request-by-account", `verify:${email}`],
  ]);
  await inEqualTime(sendLinkAgain(email));
  deliverMailsAfterAnswer();
}

async function sendLinkAgain(email: string): Promise<void> {
  const user = await prisma.user.findFirst({ where: { email, emailVerifiedAt: null, deletedAt: null } });
  const newest = await prisma.pendingRegistration.findFirst({
    where: { mailToken: { user: { email }, purpose: "verify_email" } },
    orderBy: { mailToken: { createdAt: "desc" } },
  });
  const secret = newMailSecret();
  const mail = await prepareMail(
    await composeMail.verifyEmail({ email, name: newest?.name ?? user?.name ?? "" }, secret),
  );
  if (!user) return;
  await prisma.$transaction(async (tx) => {
    const { id: mailTokenId } = await storeMailToken(tx, { userId: user.id, purpose: "verify_email", secret });
    if (newest) {
      const { name, role, passwordHash } = newest;
      await tx.pendingRegistration.create({ data: { mailTokenId, name, role, passwordHash } });
    }
    await putInOutbox(tx, mail);
  });
}
