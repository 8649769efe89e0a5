import "server-only";
import { subjectIdsOfMask } from "@/lib/domain/search/tokens.rules";
import { isActiveAccount } from "@/lib/platform/auth/active-account";
import { listFormerUsernames } from "@/lib/server/account/account.repository";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** What happened to a mentor's username: replaced, or deleted with the account; a deleted one keeps its subjects. */
export type PastUsername = { status: "moved"; username: string } | { status: "gone"; subjectIds: number[] };

type Row = { username: string | null; subjectMask: bigint };

/** What happened to a username. Null when it is in use, was never used, or does not belong to a mentor. */
export async function findPastUsername(username: string): Promise<PastUsername | null> {
  const [row] = await prisma.$queryRaw<Row[]>`
    select null as "username", subject_mask as "subjectMask" from departed_mentor where username = ${username}
    union all
    select u.username, 0 from former_username f join user_account u on u.id = f.user_id
    where f.username = ${username} and u.role = 'mentor' and ${isActiveAccount("u")}`;
  if (!row) return null;
  if (row.username !== null) return { status: "moved", username: row.username };
  return { status: "gone", subjectIds: subjectIdsOfMask(row.subjectMask) };
}

/**
 * Records which subjects the listing showed under each current and former name of a departing mentor. Call it in the
 * deletion's transaction, before the search row is deleted.
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
