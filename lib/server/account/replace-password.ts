import "server-only";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Stores a new password and ends every session of the account. @returns the version that new sessions carry */
export async function replacePassword(tx: Prisma.TransactionClient, userId: string, hash: string): Promise<number> {
  // The account's row comes first in every change of an account, so that no two wait for each other.
  const { sessionVersion } = await tx.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { sessionVersion: true },
  });
  await tx.passwordCredential.upsert({
    where: { userId },
    create: { userId, hash },
    update: { hash },
    select: { userId: true },
  });
  return sessionVersion;
}
