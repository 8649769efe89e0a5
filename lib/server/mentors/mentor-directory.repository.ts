import "server-only";
import { maskSubjects } from "@/lib/server/flags/mask-texts";
import type { DirectoryEntry, DirectoryPage } from "@/lib/domain/mentors/directory-entry";
import { prisma } from "@/lib/platform/db/prisma";

/** Profiles on one page of the directory. */
const DIRECTORY_PAGE_SIZE = 400;
/** Letters that label where a page begins and ends: enough to find a name, too few to identify someone who leaves. */
const RANGE_LETTERS = 3;

/** The mentors on a page of the directory, by name. Page numbers start at 1. */
export async function listDirectoryPage(page: number): Promise<DirectoryEntry[]> {
  const rows = await prisma.$queryRaw<(DirectoryEntry & { id: string })[]>`
    select u.id, u.username, u.name, p.subjects, p.place_name as "placeName"
    from (
      select mentor_id, name from mentor_listing order by name, mentor_id
      limit ${DIRECTORY_PAGE_SIZE}::int offset ${(page - 1) * DIRECTORY_PAGE_SIZE}::bigint
    ) l
    join mentor_profile p on p.id = l.mentor_id
    join user_account u on u.id = p.user_id
    order by l.name, l.mentor_id`;
  return (await maskSubjects(rows)).map(({ id: _, ...entry }) => entry);
}

/** The non-empty pages of the directory, with the first letters of their first and last name. */
export function listDirectoryPages(): Promise<DirectoryPage[]> {
  return prisma.$queryRaw<DirectoryPage[]>`
    select page, left(min(name), ${RANGE_LETTERS}::int) as first, left(max(name), ${RANGE_LETTERS}::int) as last
    from (
      select name, ((row_number() over (order by name, mentor_id) - 1) / ${DIRECTORY_PAGE_SIZE}::int + 1)::int as page
      from mentor_listing
    ) numbered
    group by page order by page`;
}
