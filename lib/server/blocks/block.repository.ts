import "server-only";
import { MOST_BLOCKED } from "@/lib/domain/blocks/block.rules";
import { authenticate } from "@/lib/platform/rest/authenticate";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Bound of the people who are hidden from one account: more may have blocked it than it may block. */
const MOST_HIDDEN = 5 * MOST_BLOCKED;

/** Whether one of two accounts has blocked the other. */
export async function isBlockedPair(db: Prisma.TransactionClient, one: string, other: string): Promise<boolean> {
  const pairs = [
    { blockerId: one, blockedId: other },
    { blockerId: other, blockedId: one },
  ];
  return (await db.accountBlock.count({ where: { OR: pairs }, take: 1 })) > 0;
}

/** The mentors whom an account and its searches do not see, by profile; none for visitors. */
export async function listHiddenMentors(actor: { id: string } | null | undefined): Promise<number[]> {
  if (!actor) return [];
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    select p.id from mentor_profile p where p.user_id in (
      select blocked_id from account_block where blocker_id = ${actor.id}::uuid
      union all select blocker_id from account_block where blocked_id = ${actor.id}::uuid
      limit ${MOST_HIDDEN}::int)`;
  return rows.map(({ id }) => id);
}

/** The same for a REST request that needs no account, and whose answer others may share. */
export async function listHiddenMentorsOf(request: Request): Promise<number[]> {
  return listHiddenMentors(await authenticate(request, "optional"));
}

/** Whom an account has blocked, latest first. */
export async function listBlockedPeople(userId: string): Promise<{ id: string; name: string; since: Date }[]> {
  const rows = await prisma.accountBlock.findMany({
    where: { blockerId: userId },
    select: { createdAt: true, blocked: { select: { id: true, name: true } } },
    orderBy: [{ createdAt: "desc" }, { blockedId: "asc" }],
    take: MOST_BLOCKED,
  });
  return rows.map(({ blocked, createdAt }) => ({ ...blocked, since: createdAt }));
}
