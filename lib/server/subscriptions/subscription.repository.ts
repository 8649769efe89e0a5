import "server-only";
import { CONFIRM_DAYS } from "@/lib/domain/subscriptions/subscription.rules";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

type Asked = { email: string; confirmHash: Buffer; unsubscribeHash: Buffer };

/**
 * Remembers that an address was entered, in one statement, so that of two at once only one finds that a mail is due.
 * @returns whether a mail may go out: not to an address that is subscribed, and at most one a day
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

/** Uses up a link that waits; of two that come at once only one gets through. */
export async function confirmByHash(confirmHash: Buffer<ArrayBuffer>, now: Date): Promise<boolean> {
  const { count } = await prisma.subscription.updateMany({
    where: { confirmHash, confirmUsedAt: null, confirmExpiresAt: { gt: now } },
    data: { confirmUsedAt: now, confirmedAt: now, unsubscribedAt: null },
  });
  return count === 1;
}

/** Why a link did not work: whether it was used, or null when there is no such link. */
export function findByConfirmHash(confirmHash: Buffer<ArrayBuffer>) {
  return prisma.subscription.findUnique({ where: { confirmHash }, select: { confirmUsedAt: true } });
}

/**
 * Ends a subscription, once or again. A link to confirm that still waits is void then. Whoever was subscribed may
 * subscribe again at once; an address that never was keeps its wait, so that a stranger cannot have it mailed at again.
 * @returns whether there is such a link
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

/** Since when an address is subscribed; null when it is not. */
export async function findSubscribedAt(email: string): Promise<Date | null> {
  const row = await prisma.subscription.findFirst({
    where: { email, confirmedAt: { not: null }, unsubscribedAt: null },
    select: { confirmedAt: true },
  });
  return row?.confirmedAt ?? null;
}
