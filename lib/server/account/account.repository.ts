import "server-only";
import { randomInt } from "node:crypto";
import type { AccountRole } from "@/lib/domain/account/account.schema";
import type { OwnAccount } from "@/lib/domain/account/own-account";
import { usernameBase } from "@/lib/domain/account/username.rules";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT, isActiveAccount } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

type AccountRow = Prisma.UserGetPayload<{ include: { mentorProfile: { select: { isVerified: true } } } }>;

/** The account as its owner may see it, built field by field so that a new column stays private. */
export function toOwnAccount(user: AccountRow): OwnAccount {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    username: user.username,
    avatar: user.avatar,
    avatarSmall: user.avatarSmall,
    isMentorVerified: user.mentorProfile?.isVerified ?? false,
    age: user.age,
    About: user.about,
    mobileNumber: user.mobileNumber,
    Address: user.address,
    latitude: user.latitude,
    longitude: user.longitude,
  };
}

/**
 * The signed-in user's own data.
 * @throws AppError not_signed_in when the account is gone
 */
export async function getOwnAccount(userId: string): Promise<OwnAccount> {
  const user = await prisma.user.findFirst({
    where: { id: userId, ...ACTIVE_ACCOUNT },
    include: { mentorProfile: { select: { isVerified: true } } },
  });
  if (!user) throw new AppError("not_signed_in");
  return toOwnAccount(user);
}

/**
 * Locks an account's row until the transaction ends, so that changes to an account and its deletion run one after the
 * other.
 * @returns whether the account exists and is active
 */
export async function lockAccount(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from user_account where id = ${userId}::uuid and ${isActiveAccount()} for no key update`;
  return rows.length === 1;
}

/**
 * The same for what may also happen to a suspended account: its deletion, a new password, the end of the suspension.
 * @returns whether the account exists and is not deleted
 */
export async function lockExistingAccount(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from user_account where id = ${userId}::uuid and deleted_at is null for no key update`;
  return rows.length === 1;
}

/**
 * Locks several accounts, always in id order to prevent deadlocks.
 * @returns the ids of the active accounts
 */
export async function lockAccounts(tx: Prisma.TransactionClient, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from user_account where id = any(${userIds}::uuid[]) and ${isActiveAccount()} order by id for no key update`;
  return new Set(rows.map(({ id }) => id));
}

/** An unused username derived from the name. If two requests pick the same one, the unique index rejects the second. */
export async function freeUsername(tx: Prisma.TransactionClient, name: string): Promise<string> {
  const base = usernameBase(name);
  for (let candidate = base; ; candidate = `${base}-${randomInt(1000, 1_000_000)}`) {
    if (!(await isUsernameTaken(tx, candidate))) return candidate;
  }
}

/** Creates the records that a role needs. A mentor is listed only once the profile has a subject. */
export async function setUpRole(tx: Prisma.TransactionClient, userId: string, role: AccountRole): Promise<void> {
  if (role !== "mentor") return;
  await tx.mentorProfile.upsert({ where: { userId }, create: { userId }, update: {}, select: { id: true } });
}

/** Stores a new password and ends every session of the account. @returns the session version for new sessions */
export async function replacePassword(tx: Prisma.TransactionClient, userId: string, hash: string): Promise<number> {
  // Every account change updates the account's row first, which prevents deadlocks.
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

type UsernameRow = { username: string; usernameChangedAt: Date | null };

/**
 * Locks an account's row until the transaction ends. Changing a unique column needs the full row lock anyway; taking it
 * up front avoids waiting for it later.
 * @returns the current username, or null when the account is not active or unknown
 */
export async function lockUsername(tx: Prisma.TransactionClient, userId: string): Promise<UsernameRow | null> {
  const rows = await tx.$queryRaw<UsernameRow[]>`
    select username, username_changed_at as "usernameChangedAt" from user_account
    where id = ${userId}::uuid and ${isActiveAccount()} for update`;
  return rows[0] ?? null;
}

/**
 * Whether a username is in use or was used before. Former usernames are never reassigned, not even those of deleted
 * accounts.
 * @param ownerId this account's own former names do not count, since it may take them back
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

/**
 * Changes a username and records the old one. If two requests pick the same name, the unique index rejects the second.
 */
export async function replaceUsername(
  tx: Prisma.TransactionClient,
  userId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  // A trigger rejects former usernames, so reclaiming one deletes its record first.
  await tx.formerUsername.deleteMany({ where: { username: to, userId } });
  await tx.user.update({
    where: { id: userId },
    data: { username: to, usernameChangedAt: now },
    select: { id: true },
  });
  await tx.formerUsername.create({ data: { username: from, userId, givenUpAt: now }, select: { username: true } });
}

/** A user's former usernames, latest first. */
export async function listFormerUsernames(
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
