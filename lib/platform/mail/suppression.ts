import "server-only";
import { signFor } from "@/lib/platform/auth/keys";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma, SuppressionReason } from "@/prisma/generated/prisma/client";

/** The table holds no addresses: a keyed hash is enough to recognise one. */
const hashOf = (address: string) => Buffer.from(signFor("mail-suppression", address.trim().toLowerCase()), "base64url");

/**
 * Sends no more mails to an address. Repeating it is fine.
 * @param reportedAt when the mail came back; a report from before the staff's lifting changes nothing
 */
export async function suppressAddress(address: string, reason: SuppressionReason, reportedAt: Date): Promise<void> {
  await prisma.$executeRaw`
    insert into mail_suppression as s (address_hash, reason) values (${hashOf(address)}, ${reason}::suppression_reason)
    on conflict (address_hash) do update set reason = excluded.reason, created_at = now(), lifted_at = null
    where s.lifted_at < ${reportedAt}::timestamptz`;
}

/** Why an address gets no mails; null when it does. */
export async function findSuppression(address: string): Promise<SuppressionReason | null> {
  const row = await prisma.mailSuppression.findFirst({
    where: { addressHash: hashOf(address), liftedAt: null },
    select: { reason: true },
  });
  return row?.reason ?? null;
}

/** @returns whether the address was suppressed */
export async function liftSuppression(tx: Prisma.TransactionClient, address: string): Promise<boolean> {
  const { count } = await tx.mailSuppression.updateMany({
    where: { addressHash: hashOf(address), liftedAt: null },
    data: { liftedAt: new Date() },
  });
  return count > 0;
}
