import "server-only";
import { isActiveAccount } from "@/lib/platform/auth/active-account";
import type { QueuedMentor } from "@/lib/domain/verification/mentor-file";
import type { QueueFilter } from "@/lib/domain/verification/verification.schema";
import { prisma } from "@/lib/platform/db/prisma";
import { Prisma } from "@/prisma/generated/prisma/client";

const PAGE_SIZE = 50;

const asks = Prisma.sql`exists (
  select from mentor_check c join verification_check v on v.id = c.check_id and v.is_active
  where c.mentor_id = p.id and c.requested_at is not null)`;

/** The condition of each filter on profile `p`. */
const CONDITIONS: Record<QueueFilter, Prisma.Sql> = {
  waiting: Prisma.sql`(p.submitted_at is not null or ${asks})`,
  submitted: Prisma.sql`p.standing = 'submitted'`,
  changes_requested: Prisma.sql`p.standing = 'changes_requested'`,
  draft: Prisma.sql`p.standing = 'draft'`,
  approved: Prisma.sql`p.standing = 'approved'`,
  all: Prisma.sql`true`,
};

/** A page of mentors for the staff, those who wait longest first. */
export async function listMentorQueue(
  show: QueueFilter,
  page: number,
): Promise<{ mentors: QueuedMentor[]; hasNext: boolean }> {
  const rows = await prisma.$queryRaw<QueuedMentor[]>`
    select u.id, u.username, u.name, p.standing, l.mentor_id is not null as "isListed",
      p.submitted_at is not null as "asksForApproval", coalesce(r.names, '{}') as "asksForChecks",
      least(p.submitted_at, r.since) as "waitsSince", k.name as "claimedBy"
    from mentor_profile p
    join user_account u on u.id = p.user_id and ${isActiveAccount("u")} and u.email_verified_at is not null
    left join mentor_listing l on l.mentor_id = p.id
    left join user_account k on k.id = p.claimed_by_id
    left join lateral (
      select array_agg(v.name order by v.id) as names, min(c.requested_at) as since
      from mentor_check c join verification_check v on v.id = c.check_id and v.is_active
      where c.mentor_id = p.id and c.requested_at is not null
    ) r on true
    where ${CONDITIONS[show]}
    order by least(p.submitted_at, r.since) nulls last, p.id
    limit ${PAGE_SIZE + 1} offset ${(page - 1) * PAGE_SIZE}`;
  return { mentors: rows.slice(0, PAGE_SIZE), hasNext: rows.length > PAGE_SIZE };
}
