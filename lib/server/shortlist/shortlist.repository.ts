import "server-only";
import { SHORTLIST_MAX } from "@/lib/domain/shortlist/shortlist.rules";
import type { Prisma } from "@/prisma/generated/prisma/client";

type Db = Prisma.TransactionClient;

/** Usernames of the mentors that an account has saved, the latest first. */
export async function listShortlist(db: Db, userId: string): Promise<string[]> {
  const rows = await db.shortlistedMentor.findMany({
    where: { userId, mentor: { listing: { isNot: null } } },
    orderBy: [{ addedAt: "desc" }, { mentorId: "desc" }],
    take: SHORTLIST_MAX,
    select: { mentor: { select: { user: { select: { username: true } } } } },
  });
  return rows.map(({ mentor }) => mentor.user.username);
}

/** The listed mentor of a username, or null. */
export function findListedMentor(db: Db, username: string): Promise<{ id: number; name: string } | null> {
  return db.mentorProfile
    .findFirst({
      where: { user: { username }, listing: { isNot: null } },
      select: { id: true, user: { select: { name: true } } },
    })
    .then((mentor) => mentor && { id: mentor.id, name: mentor.user.name });
}

/**
 * Adds mentors to an account's list as far as it has room, the first of them as the latest. The caller has locked the account.
 * @returns how many were added
 */
export async function addToShortlist(tx: Db, userId: string, usernames: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    insert into shortlisted_mentor (user_id, mentor_id, added_at)
    select ${userId}::uuid, l.mentor_id, now() - sought.place * interval '1 millisecond'
    from unnest(${[...usernames]}::text[]) with ordinality sought(username, place)
    join user_account u on u.username = sought.username
    join mentor_profile p on p.user_id = u.id
    join mentor_listing l on l.mentor_id = p.id
    where not exists (select 1 from shortlisted_mentor s where s.user_id = ${userId}::uuid and s.mentor_id = l.mentor_id)
    order by sought.place
    limit greatest(0, ${SHORTLIST_MAX}::int - (select count(*)::int from shortlisted_mentor where user_id = ${userId}::uuid))`;
}

export async function removeFromShortlist(tx: Db, userId: string, mentorId: number): Promise<void> {
  await tx.shortlistedMentor.deleteMany({ where: { userId, mentorId } });
}
