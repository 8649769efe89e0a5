import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/** Figures of the console's first page. A week is the last seven days. */
export type Overview = {
  mentorsListed: number;
  mentorsThisWeek: number;
  studentsThisWeek: number;
  bookedThisWeek: number;
  cancelledThisWeek: number;
  mailsFailing: number;
};

/** What happens on the site, counted by the database in one statement. */
export async function getOverview(now: Date): Promise<Overview> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000);
  const [row] = await prisma.$queryRaw<[Overview]>`
    select
      (select count(*)::int from mentor_listing) as "mentorsListed",
      count(*) filter (where role = 'mentor')::int as "mentorsThisWeek",
      count(*) filter (where role = 'user')::int as "studentsThisWeek",
      (select count(*)::int from meeting where created_at >= ${weekAgo} and moved_from_id is null) as "bookedThisWeek",
      (select count(*)::int from meeting where cancelled_at >= ${weekAgo}) as "cancelledThisWeek",
      (select count(*)::int from outbox_mail where sent_at is null and attempts > 0) as "mailsFailing"
    from user_account where created_at >= ${weekAgo} and deleted_at is null and email_verified_at is not null`;
  return row;
}
