import "server-only";
import type { ListedMentor } from "@/lib/domain/search/listed-mentor";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { readFromReplica } from "@/lib/platform/db/replica";
import { Prisma } from "@/prisma/generated/prisma/client";
import { cardsSql, type ListedMentorRow, toListedMentors } from "./cards.sql";

/**
 * Cards of given mentors, in the given order. Usernames without a listed mentor are left out.
 * @param usernames a bounded list
 * @param hidden mentors to leave out, by profile
 */
export async function listSavedMentors(
  usernames: readonly string[],
  viewer: Coordinates | null,
  hidden: readonly number[] = [],
): Promise<ListedMentor[]> {
  if (usernames.length === 0) return [];
  const rows = Prisma.sql`select l.mentor_id, null::int as total from user_account u
    join mentor_profile p on p.user_id = u.id join mentor_listing l on l.mentor_id = p.id
    where u.username = any(${[...usernames]}::text[]) and p.id <> all(${[...hidden]}::int[])`;
  const cards = cardsSql(rows, { sort: "nameAsc", viewer }, { limit: usernames.length });
  const found = new Map((await readFromReplica<ListedMentorRow[]>(cards)).map((row) => [row.username, row]));
  return toListedMentors(
    usernames.flatMap((username) => found.get(username) ?? []),
    viewer,
  );
}
