import "server-only";
import { CONFIRM_DAYS } from "@/lib/domain/subscriptions/subscription.rules";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

type Asked = { email: string; confirmHash: Buffer; unsubscribeHash: Buffer };

/**
 * Stores a subscription request in one statement, so that of two concurrent requests only one sends a mail.
 * @returns whether to send a mail: not to a subscribed address, and at most one a day
 */
export async function saveRequest(tx: Prisma.TransactionClient, asked: Asked): Promise<boolean> {
  const { email, confirmHash, unsubscribeHash } = asked;
  const rows = await tx.$queryRaw<unknown[]>`
    insert into subscription as s (email, confirm_hash, confirm_expires_at, unsubscribe_hash, mailed_at)
    values (${email}, ${confirmHash}, now() + ${CONFIRM_DAYS}::int * interval '1 day', ${unsubscribeHash}, now())
    on conflict (email) do update set
      confirm_hash = excluded.confirm_hash,
      confirm_expires_at = excluded.confirm_expires_at,
      confirm_used_at = null,
      unsubscribe_hash = excluded.unsubscribe_hash,
      mailed_at = excluded.mailed_at
    where (s.confirmed_at is null or s.unsubscribed_at is not null)
      and (s.mailed_at is null or s.mailed_at <= now() - interval '1 day')
    returning s.id`;
  return rows.length > 0;
}

/** Uses a pending link. Of two concurrent requests only one succeeds. */
export async function confirmByHash(confirmHash: Buffer<ArrayBuffer>, now: Date): Promise<boolean> {
  const { count } = await prisma.subscription.updateMany({
    where: { confirmHash, confirmUsedAt: null, confirmExpiresAt: { gt: now } },
    data: { confirmUsedAt: now, confirmedAt: now, unsubscribedAt: null },
  });
  return count === 1;
}

/** Why a link did not work: whether it was used, or null when it does not exist. */
export function findByConfirmHash(confirmHash: Buffer<ArrayBuffer>) {
  return prisma.subscription.findUnique({ where: { confirmHash }, select: { confirmUsedAt: true } });
}

/**
 * Ends a subscription; repeating it is fine. Voids a pending confirmation link. A former subscriber may subscribe again
 * at once; any other address keeps its waiting time, so that a stranger cannot trigger another mail.
 * @returns whether the link exists
 */
export async function unsubscribeByHash(unsubscribeHash: Buffer): Promise<boolean> {
  const count = await prisma.$executeRaw`
    update subscription set
      unsubscribed_at = coalesce(unsubscribed_at, now()),
      confirm_used_at = coalesce(confirm_used_at, now()),
      mailed_at = case when confirmed_at is not null and unsubscribed_at is null then null else mailed_at end
    where unsubscribe_hash = ${unsubscribeHash}`;
  return count > 0;
}

/** When an address was subscribed; null when it is not subscribed. */
export async function findSubscribedAt(email: string): Promise<Date | null> {
  const row = await prisma.subscription.findFirst({
    where: { email, confirmedAt: { not: null }, unsubscribedAt: null },
    select: { confirmedAt: true },
  });
  return row?.confirmedAt ?? null;
}
