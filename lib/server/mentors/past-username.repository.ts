import "server-only";
import { subjectIdsOfMask } from "@/lib/domain/search/tokens.rules";
import { listFormerUsernames } from "@/lib/server/account/account.repository";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** What became of a mentor's username: given up for another one, or gone with the account, of which the subjects are kept. */
export type PastUsername = { status: "moved"; username: string } | { status: "gone"; subjectIds: number[] };

type Row = { username: string | null; subjectMask: bigint };

/** What became of a username; null for one that is in use, that nobody has had, or that is no mentor's. */
export async function findPastUsername(username: string): Promise<PastUsername | null> {
  const [row] = await prisma.$queryRaw<Row[]>`
    select null as "username", subject_mask as "subjectMask" from departed_mentor where username = ${username}
    union all
    select u.username, 0 from former_username f join user_account u on u.id = f.user_id
    where f.username = ${username} and u.role = 'mentor' and u.deleted_at is null`;
  if (!row) return null;
  if (row.username !== null) return { status: "moved", username: row.username };
  return { status: "gone", subjectIds: subjectIdsOfMask(row.subjectMask) };
}

/**
 * Notes under each name of a mentor who leaves, present and former, which subjects the listing showed, and nothing else.
 * Belongs into the transaction of the deletion, before the search row goes.
 * @returns the names
 */
export async function recordDeparture(
  tx: Prisma.TransactionClient,
  { userId, mentorId }: { userId: string; mentorId: number },
): Promise<string[]> {
  const { username: present } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } });
  const listing = await tx.mentorListing.findUnique({ where: { mentorId }, select: { subjectMask: true } });
  const usernames = [present, ...(await listFormerUsernames(tx, userId))];
  const subjectMask = listing?.subjectMask ?? 0n;
  await tx.departedMentor.createMany({ data: usernames.map((username) => ({ username, userId, subjectMask })) });
  return usernames;
}
