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
