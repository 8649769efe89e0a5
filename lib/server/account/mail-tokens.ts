import { MAIL_LINK_HOURS } from "@/lib/domain/account/account.constants";
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import type { MailTokenPurpose, Prisma } from "@/prisma/generated/prisma/client";

/** The secret of a mail link: 256 random bits. Only its SHA-256 is stored. */
export function newMailSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash by which the secret of a mail link is found. */
export const hashOfMailSecret = (secret: string) => createHash("sha256").update(secret).digest();

/** Stores a link for an account. */
export async function storeMailToken(
  tx: Prisma.TransactionClient,
  { userId, purpose, secret }: { userId: string; purpose: MailTokenPurpose; secret: string },
): Promise<{ id: string }> {
  const expiresAt = new Date(Date.now() + MAIL_LINK_HOURS[purpose] * 60 * 60 * 1000);
  return tx.mailToken.create({
    data: { userId, purpose, hash: hashOfMailSecret(secret), expiresAt },
    select: { id: true },
  });
}

/**
 * Uses a link. Of two concurrent requests only one succeeds.
 * @throws AppError invalid_input; the message may distinguish a used or expired link from an unknown one, because the
 *   caller holds the secret
 */
export async function useMailToken(
  tx: Prisma.TransactionClient,
  { purpose, secret, unknownMessage }: { purpose: MailTokenPurpose; secret: string; unknownMessage: string },
) {
  const hash = hashOfMailSecret(secret);
  // If two links of one account are followed at once, the second waits here and then finds itself void.
  await tx.$queryRaw`
    select 1 from user_account where id = (select user_id from mail_token where hash = ${hash}) for no key update`;
  const { count } = await tx.mailToken.updateMany({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: new Date() }, user: { deletedAt: null } },
    data: { usedAt: new Date() },
  });
  const token = await tx.mailToken.findFirst({ where: { hash, purpose }, include: { registration: true, user: true } });
  if (count === 1 && token) return token;
  const message = token ? whyRefused(token) : unknownMessage;
  throw new AppError("invalid_input", { message, fields: [{ field: "token", message }] });
}

type KnownToken = { purpose: MailTokenPurpose; usedAt: Date | null; user: { emailVerifiedAt: Date | null } };

function whyRefused({ purpose, usedAt, user }: KnownToken): string {
  if (purpose === "verify_email" && user.emailVerifiedAt) return accountMessages.verifyLinkUsed;
  return usedAt ? accountMessages.linkUsed : accountMessages.linkExpired;
}

/**
 * Voids all unused links of an account. Their rows stay until they expire, so that the page can say why the link no
 * longer works; pending registration data is deleted.
 */
export async function voidMailTokens(
  tx: Prisma.TransactionClient,
  userId: string,
  purpose?: MailTokenPurpose,
): Promise<void> {
  const unused = { userId, purpose, usedAt: null };
  await tx.pendingRegistration.deleteMany({ where: { mailToken: unused } });
  await tx.mailToken.updateMany({ where: unused, data: { usedAt: new Date() } });
}
