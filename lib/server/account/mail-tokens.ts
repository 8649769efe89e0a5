import { MAIL_LINK_HOURS } from "@/lib/domain/account/account.constants";
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { accountMessages } from "@/lib/domain/account/account.messages";
import { AppError } from "@/lib/errors";
import type { MailTokenPurpose, Prisma } from "@/prisma/generated/prisma/client";

/** The 256 random bits of a mail link. Only their SHA-256 is ever stored. */
export function newMailSecret(): string {
  return randomBytes(32).toString("base64url");
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

/** Remembers a link for an account. */
export async function storeMailToken(
  tx: Prisma.TransactionClient,
  { userId, purpose, secret }: { userId: string; purpose: MailTokenPurpose; secret: string },
): Promise<{ id: string }> {
  const expiresAt = new Date(Date.now() + MAIL_LINK_HOURS[purpose] * 60 * 60 * 1000);
  return tx.mailToken.create({ data: { userId, purpose, hash: hashOf(secret), expiresAt }, select: { id: true } });
}

/**
 * Uses up a link; of two that come at once only one gets through.
 * @throws AppError invalid_input that tells a used or expired link from an unknown one; whoever asks holds the secret
 */
export async function useMailToken(
  tx: Prisma.TransactionClient,
  { purpose, secret, unknownMessage }: { purpose: MailTokenPurpose; secret: string; unknownMessage: string },
) {
  const hash = hashOf(secret);
  // Of two links of one account that are followed at once, the second waits here and finds itself void.
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
 * Makes every link of an account worthless that has not been used yet. The links stay until they would have expired, so that their
 * screen can say why they do not work; what was filled in with them goes.
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
