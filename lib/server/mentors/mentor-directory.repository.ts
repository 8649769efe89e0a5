import "server-only";
import type { DirectoryEntry } from "@/lib/domain/mentors/directory-entry";
import { prisma } from "@/lib/server/db/prisma";

/** Profiles on one page of the directory: ids from (page - 1) * size + 1 to page * size, so no page asks what is before it. */
const DIRECTORY_PAGE_SIZE = 400;

/** The largest page number that ids can have. */
const LAST_PAGE = Math.floor((2 ** 31 - 1) / DIRECTORY_PAGE_SIZE);

/** The listed mentors of a page of the directory, those who joined first at the beginning; pages count from 1. */
export function listDirectoryPage(page: number): Promise<DirectoryEntry[]> {
  if (page > LAST_PAGE) return Promise.resolve([]);
  const first = (page - 1) * DIRECTORY_PAGE_SIZE + 1;
  return prisma.$queryRaw<DirectoryEntry[]>`
    select u.username, u.name, p.subjects, p.place_name as "placeName"
    from mentor_listing l
    join mentor_profile p on p.id = l.mentor_id
    join user_account u on u.id = p.user_id
    where l.mentor_id between ${first} and ${first + DIRECTORY_PAGE_SIZE - 1}
    order by l.mentor_id`;
}

/** The pages of the directory that hold somebody, found by a few look-ups for each. */
export async function listDirectoryPages(): Promise<number[]> {
  const rows = await prisma.$queryRaw<{ page: number }[]>`
    with recursive pages(page) as (
      (select (mentor_id - 1) / ${DIRECTORY_PAGE_SIZE}::int + 1 from mentor_listing order by mentor_id limit 1)
      union all
      select (
        select (l.mentor_id - 1) / ${DIRECTORY_PAGE_SIZE}::int + 1 from mentor_listing l
        where l.mentor_id > pages.page * ${DIRECTORY_PAGE_SIZE}::int order by l.mentor_id limit 1
      ) from pages where page is not null
    )
    select page from pages where page is not null`;
  return rows.map(({ page }) => page);
}
