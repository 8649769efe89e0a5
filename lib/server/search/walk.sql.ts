import "server-only";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Question } from "./plan";
import {
  filterConditions,
  isAfter,
  keyOf,
  literal,
  orderBy,
  rowConditions,
  STEPPED,
  testedColumns,
  where,
} from "./rows.sql";

/** Scans at most `budget` rows of the sort's index in order and keeps the matches. Index-only. */
export function walkRows({ demands, sort, after }: Question, budget: number): Prisma.Sql {
  const key = keyOf(sort, null);
  return Prisma.sql`select mentor_id, null::int as total from (
      select mentor_id${testedColumns(demands)} from mentor_listing ${where(isAfter(sort, key, after))}
      ${orderBy(sort, key)} limit ${literal(budget)}
    ) ${STEPPED} ${where(rowConditions(demands))}`;
}

/** Matching mentors without a position among the next `budget` mentors after an id, by id. */
export function placelessRows({ demands, after }: Question, budget: number): Prisma.Sql {
  return Prisma.sql`select mentor_id, null::int as total from (
      select mentor_id, quadkey${testedColumns(demands)} from mentor_listing
      where mentor_id > ${after?.mentorId ?? 0}::int4 order by mentor_id limit ${literal(budget)}
    ) ${STEPPED} ${where([Prisma.raw("quadkey is null"), ...filterConditions(demands)])}`;
}

/**
 * Counts the rows after the cursor, matching or not, up to `cap`. For "nearest first" it counts by id, as
 * `placelessRows` does.
 */
export function remainingSql({ sort, after }: Question, cap: number): Prisma.Sql {
  const key = keyOf(sort, null);
  const rows =
    sort === "distance"
      ? Prisma.sql`where mentor_id > ${after?.mentorId ?? 0}::int4 order by mentor_id`
      : Prisma.sql`${where(isAfter(sort, key, after))} ${orderBy(sort, key)}`;
  return Prisma.sql`/* named: listing-remaining */ select count(*)::int as total
    from (select 1 from mentor_listing ${rows} limit ${literal(cap)}) remaining`;
}
