import "server-only";
import { knownDeviceOf } from "@/lib/platform/auth/known-device";
import { newMailSecret, storeMailToken } from "@/lib/platform/auth/mail-tokens";
import { prisma } from "@/lib/platform/db/prisma";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts, mailsTo } from "@/lib/platform/limits/rate-limits";
import { composeMail } from "@/lib/server/mail/compose-mail";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prepareMail, putInOutbox } from "@/lib/platform/mail/outbox";
import { holdAccount } from "./hold-account.repository";
import { inEqualTime } from "./equal-time";

/**
 * Sends the link to a new password, when the address has an account. The answer does not tell.
 * @throws AppError too_many_requests
 */
export async function requestPasswordReset({ email }: { email: string }, visitor: Visitor): Promise<void> {
  const user = await prisma.user.findFirst({
    where: { email, deletedAt: null },
    select: { id: true, name: true, emailVerifiedAt: true },
  });
  const device = user && knownDeviceOf(user.id, visitor.knownDevice);
  // A stranger who has used up the mails of an address does not keep its owner from a new password.
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
  const mail = await prepareMail(await composeMail.resetPassword({ email, name }, secret));
  if (!user) return;
  await prisma.$transaction(async (tx) => {
    // An account that was deleted in between gets no mail.
    if (!(await holdAccount(tx, user.id))) return;
    await storeMailToken(tx, { userId: user.id, purpose: "reset_password", secret });
    await putInOutbox(tx, mail);
  });
}
