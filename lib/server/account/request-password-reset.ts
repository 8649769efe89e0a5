import "server-only";
import { newMailSecret, storeMailToken } from "@/lib/server/auth/mail-tokens";
import { prisma } from "@/lib/server/db/prisma";
import type { Visitor } from "@/lib/server/http/visitor";
import { limitAttempts } from "@/lib/server/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/server/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/server/mail/outbox";
import { holdAccount } from "./hold-account.repository";
import { inEqualTime } from "./equal-time";

/**
 * Sends the link to a new password, when the address has an account. The answer does not tell.
 * @throws AppError too_many_requests
 */
export async function requestPasswordReset({ email }: { email: string }, visitor: Visitor): Promise<void> {
  await limitAttempts([
    ["mail-request-by-client", visitor.address],
    ["mail-request-by-account", `reset:${email}`],
  ]);
  await inEqualTime(sendResetLink(email));
  deliverMailsAfterAnswer();
}

async function sendResetLink(email: string): Promise<void> {
  const user = await prisma.user.findFirst({ where: { email, deletedAt: null }, select: { id: true, name: true } });
  const secret = newMailSecret();
  const mail = await prepareMail(await composeMail.resetPassword({ email, name: user?.name ?? "" }, secret));
  if (!user) return;
  await prisma.$transaction(async (tx) => {
    // An account that was deleted in between gets no mail.
    if (!(await holdAccount(tx, user.id))) return;
    await storeMailToken(tx, { userId: user.id, purpose: "reset_password", secret });
    await putInOutbox(tx, mail);
  });
}
