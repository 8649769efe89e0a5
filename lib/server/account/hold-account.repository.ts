import "server-only";
import type { Prisma } from "@/prisma/generated/prisma/client";

/**
 * Holds an account's row still until the transaction ends, so that changes and the deletion of one account stand in line.
 * @returns whether the account lives
 */
export async function holdAccount(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from user_account where id = ${userId}::uuid and deleted_at is null for no key update`;
  return rows.length === 1;
}

/**
 * Holds several accounts at once, always in the order of their ids, so that two who want the same never wait for each other.
 * @returns the ids of those that live
 */
export async function holdAccounts(tx: Prisma.TransactionClient, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from user_account where id = any(${userIds}::uuid[]) and deleted_at is null order by id for no key update`;
  return new Set(rows.map(({ id }) => id));
}
