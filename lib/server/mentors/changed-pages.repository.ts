import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/**
 * Usernames, including former ones, of mentors whose public page changed within the last seconds. Relies on timestamps
 * that triggers set at commit (docs/decisions/015-sitemap.md).
 * @returns null when more than `most` mentors changed
 */
export async function findChangedUsernames(seconds: number, most: number): Promise<string[] | null> {
  const changed = await prisma.$queryRaw<{ mentorId: number }[]>`
    select mentor_id as "mentorId"
    from generate_series(1, (select max(sitemap_part) from mentor_page)) part,
      lateral (select mentor_id from mentor_page
        where sitemap_part = part and changed_at > now() - make_interval(secs => ${seconds}) limit ${most + 1}) changed
    limit ${most + 1}`;
  if (changed.length > most) return null;
  const names = await prisma.$queryRaw<{ username: string }[]>`
    select username from usernames_of_mentors(${changed.map(({ mentorId }) => mentorId)}) as names(username)`;
  return names.map(({ username }) => username);
}
