import "server-only";
import type { Prisma } from "@/prisma/generated/prisma/client";

type UsernameRow = { username: string; usernameChangedAt: Date | null };

/**
 * Holds an account's row still until the transaction ends, as whoever changes a unique column of it does anyway: taking the
 * whole lock at once leaves nothing to wait for in the middle.
 * @returns the present username, or null when the account does not live
 */
export async function holdUsername(tx: Prisma.TransactionClient, userId: string): Promise<UsernameRow | null> {
  const rows = await tx.$queryRaw<UsernameRow[]>`
    select username, username_changed_at as "usernameChangedAt" from user_account
    where id = ${userId}::uuid and deleted_at is null for update`;
  return rows[0] ?? null;
}

/**
 * Whether a username is somebody's, or was: names are never given to others, those of deleted accounts neither.
 * @param ownerId whose former names do not count, because they may take them back
 */
export async function isUsernameTaken(
  tx: Prisma.TransactionClient,
  username: string,
  ownerId?: string,
): Promise<boolean> {
  if (await tx.user.findUnique({ where: { username }, select: { id: true } })) return true;
  const former = await tx.formerUsername.findUnique({ where: { username }, select: { userId: true } });
  return former !== null && former.userId !== ownerId;
}

/** Gives an account another username and keeps the one before. Of two who take one name, the database refuses the second. */
export async function replaceUsername(
  tx: Prisma.TransactionClient,
  userId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  // A trigger refuses former names, so one that is taken back stops being one first.
  await tx.formerUsername.deleteMany({ where: { username: to, userId } });
  await tx.user.update({
    where: { id: userId },
    data: { username: to, usernameChangedAt: now },
    select: { id: true },
  });
  await tx.formerUsername.create({ data: { username: from, userId, givenUpAt: now }, select: { username: true } });
}

/** The names that a person had before, the latest first. */
export async function findFormerUsernames(
  db: Pick<Prisma.TransactionClient, "formerUsername">,
  userId: string,
): Promise<string[]> {
  const rows = await db.formerUsername.findMany({
    where: { userId },
    select: { username: true },
    orderBy: { givenUpAt: "desc" },
  });
  return rows.map(({ username }) => username);
}
