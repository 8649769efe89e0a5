import "server-only";
import { AppError } from "@/lib/errors";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { prisma } from "@/lib/platform/db/prisma";
import { env } from "@/lib/platform/env";
import { mailOfBounceAddress } from "@/lib/platform/mail/bounce-address";
import { isAddressFailure } from "@/lib/platform/mail/delivery-status";
import { suppressAddress } from "@/lib/platform/mail/suppression";

/**
 * Suppresses the recipient of a mail that came back to its bounce address for good. Which recipient follows from the
 * signed address and never from the message, which anybody could write.
 * @param authorization the request's Authorization header
 * @param address to which the message came
 * @param readMessage reads the message, once the token is right
 * @throws AppError not_found without SMTP_BOUNCE_ADDRESS; not_signed_in for a wrong token
 */
export async function receiveBounce(
  authorization: string | null,
  address: string,
  readMessage: () => Promise<string>,
): Promise<void> {
  if (!env.BOUNCE_TOKEN) throw new AppError("not_found");
  if (!isSameSecret(authorization ?? "", `Bearer ${env.BOUNCE_TOKEN}`)) {
    throw new AppError("not_signed_in", { message: "This address needs its token." });
  }
  const id = mailOfBounceAddress(address);
  if (!id || !isAddressFailure(await readMessage())) return;
  const mail = await prisma.outboxMail.findUnique({ where: { id }, select: { recipient: true, createdAt: true } });
  if (mail) await suppressAddress(mail.recipient, "bounce", mail.createdAt);
}
