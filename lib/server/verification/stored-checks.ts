import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import { Prisma } from "@/prisma/generated/prisma/client";

const BATCH_SIZE = 500;

/** The badge and the listing's condition of mentor `p`, from the checks in use. Without a check for it, no badge. */
const derived = (now: Date) => Prisma.sql`
  select
    coalesce(bool_and(coalesce(c.valid_until > ${now}, false)) filter (where v.for_badge), false) as is_verified,
    coalesce(bool_and(coalesce(c.valid_until > ${now}, false)) filter (where v.for_listing), true) as has_listing_checks
  from verification_check v left join mentor_check c on c.check_id = v.id and c.mentor_id = p.id
  where v.is_active`;

/**
 * Stores whether a mentor has the badge and the checks for the listing, and refreshes the listing. Call it in the
 * transaction that changes a check.
 */
export async function refreshStoredChecks(tx: Prisma.TransactionClient, mentorId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    update mentor_profile p set is_verified = d.is_verified, has_listing_checks = d.has_listing_checks
    from (select d.* from mentor_profile p cross join lateral (${derived(now)}) d where p.id = ${mentorId}) d
    where p.id = ${mentorId}`;
  await refreshListing(tx, mentorId);
}

/**
 * Updates every mentor whose stored result no longer follows from the checks: one has ended, or an operator has changed
 * what is needed. Several processes may run it at once. The database tells all of them which pages have changed.
 */
export async function refreshChecks(now: Date): Promise<void> {
  for (let after = 0; ;) {
    const mentors = await prisma.$queryRaw<{ id: number }[]>`
      select p.id from mentor_profile p
      join user_account u on u.id = p.user_id and u.deleted_at is null
      cross join lateral (${derived(now)}) d
      where p.id > ${after}
        and (p.is_verified <> d.is_verified or p.has_listing_checks <> d.has_listing_checks)
      order by p.id limit ${BATCH_SIZE}`;
    for (const { id } of mentors) await prisma.$transaction((tx) => refreshStoredChecks(tx, id, now));
    if (mentors.length < BATCH_SIZE) return;
    after = mentors.at(-1)!.id;
  }
}
