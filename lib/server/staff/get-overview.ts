import "server-only";
import { COARSEST_CELL_ZOOM } from "@/lib/domain/places/viewport.rules";
import { EVERYBODY } from "@/lib/domain/search/tokens.rules";
import { isActiveAccount } from "@/lib/platform/auth/active-account";
import { prisma } from "@/lib/platform/db/prisma";

/** What happened in a week: the last seven days, or the seven before. */
type Week = { mentors: number; students: number; booked: number; kept: number; cancelled: number };

/** How much waits, and since when. */
type Waiting = { count: number; since: Date | null };

/** Figures of the console's first page. */
export type Overview = {
  mentorsListed: number;
  thisWeek: Week;
  lastWeek: Week;
  approvals: Waiting;
  checks: Waiting;
  mails: Waiting;
  cases: Waiting;
  appeals: Waiting;
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Row = Record<`${keyof Week}${"" | "Before"}`, number> &
  Record<"approvals" | "checks" | "mails" | "cases" | "appeals" | "mentorsListed", number> &
  Record<"approvalsSince" | "checksSince" | "mailsSince" | "casesSince" | "appealsSince", Date | null>;

/** What happens and what waits, counted by the database in one statement with an index for each part. */
export async function getOverview(now: Date): Promise<Overview> {
  const week = new Date(now.getTime() - WEEK_MS);
  const before = new Date(now.getTime() - 2 * WEEK_MS);
  const [row] = await prisma.$queryRaw<[Row]>`
    select
      (select coalesce(sum(mentor_count), 0) from map_cell where facet = ${EVERYBODY} and zoom = ${COARSEST_CELL_ZOOM})::int
        + (select count(*) from mentor_listing where quadkey is null)::int as "mentorsListed",
      people.*, booked.*, kept.*, cancelled.*, approvals.*, checks.*, mails.*, cases.*, appeals.*
    from (
      select count(*) filter (where role = 'mentor' and created_at >= ${week})::int as mentors,
        count(*) filter (where role = 'mentor' and created_at < ${week})::int as "mentorsBefore",
        count(*) filter (where role = 'user' and created_at >= ${week})::int as students,
        count(*) filter (where role = 'user' and created_at < ${week})::int as "studentsBefore"
      from user_account where created_at >= ${before} and deleted_at is null and email_verified_at is not null
    ) people, (
      select count(*) filter (where created_at >= ${week})::int as booked,
        count(*) filter (where created_at < ${week})::int as "bookedBefore"
      from meeting where created_at >= ${before} and moved_from_id is null
    ) booked, (
      select count(*) filter (where starts_at >= ${week})::int as kept,
        count(*) filter (where starts_at < ${week})::int as "keptBefore"
      from meeting where starts_at >= ${before} and ends_at <= ${now} and status = 'confirmed'
    ) kept, (
      select count(*) filter (where cancelled_at >= ${week})::int as cancelled,
        count(*) filter (where cancelled_at < ${week})::int as "cancelledBefore"
      from meeting where cancelled_at >= ${before} and status = 'cancelled'
    ) cancelled, (
      select count(*)::int as approvals, min(p.submitted_at) as "approvalsSince"
      from mentor_profile p join user_account u on u.id = p.user_id and ${isActiveAccount("u")}
      where p.submitted_at is not null
    ) approvals, (
      select count(distinct c.mentor_id)::int as checks, min(c.requested_at) as "checksSince"
      from mentor_check c
      join verification_check v on v.id = c.check_id and v.is_active
      join mentor_profile p on p.id = c.mentor_id
      join user_account u on u.id = p.user_id and ${isActiveAccount("u")}
      where c.requested_at is not null
    ) checks, (
      select count(*)::int as mails, min(created_at) as "mailsSince" from outbox_mail
      where sent_at is null and attempts > 0 and last_error is not null and sealed_contents is not null
    ) mails, (
      select count(*)::int as cases, min(opened_at) as "casesSince" from case_file where closed_at is null
    ) cases, (
      select count(*)::int as appeals, min(written_at) as "appealsSince" from case_appeal
      where written_at is not null and outcome is null
    ) appeals`;
  const weekOf = (suffix: "" | "Before"): Week => ({
    mentors: row[`mentors${suffix}`],
    students: row[`students${suffix}`],
    booked: row[`booked${suffix}`],
    kept: row[`kept${suffix}`],
    cancelled: row[`cancelled${suffix}`],
  });
  return {
    mentorsListed: row.mentorsListed,
    thisWeek: weekOf(""),
    lastWeek: weekOf("Before"),
    approvals: { count: row.approvals, since: row.approvalsSince },
    checks: { count: row.checks, since: row.checksSince },
    mails: { count: row.mails, since: row.mailsSince },
    cases: { count: row.cases, since: row.casesSince },
    appeals: { count: row.appeals, since: row.appealsSince },
  };
}
