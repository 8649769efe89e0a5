import "server-only";
import type { SortKey } from "@/lib/catalogue/listing-options";
import type { ListingCursor } from "@/lib/domain/search/cursor.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { CountedCells } from "./population";
import { literal, maskConditions, where } from "./listing-rows.sql";
import { circleRows, isAfter, ORDERS, tokenConditions } from "./listing.sql";

/** How many mentors stand in some cells, added up by what they are counted for and by facet. */
export function populationSql(cells: readonly CountedCells[]): Prisma.Sql {
  return Prisma.sql`/* named: listing-population */ select wanted.part, wanted.facet, sum(cell.mentor_count)::int as count
    from unnest(${cells.map(({ part }) => part)}::int[], ${cells.map(({ facet }) => facet)}::int[],
      ${cells.map(({ zoom }) => zoom)}::int2[], ${cells.map(({ range }) => range[0])}::int[],
      ${cells.map(({ range }) => range[1])}::int[]) as wanted(part, facet, zoom, first, last)
    cross join lateral (
      select mentor_count from map_cell
      where facet = wanted.facet and zoom = wanted.zoom and code between wanted.first and wanted.last offset 0
    ) cell
    group by 1, 2`;
}

/** Counts are prepared once a connection. */
const NAMED_COUNT = Prisma.raw("/* named: listing-count */");
const count = (rows: Prisma.Sql) => Prisma.sql`${NAMED_COUNT} select count(*)::int as total from (${rows}) counted`;

/** Matches among the first `budget` rows of the recommended order, counted up to `cap`. */
export function countWalkSql(filter: ListingFilter, budget: number, cap: number): Prisma.Sql {
  const conditions = maskConditions(filter);
  return count(
    conditions.length === 0
      ? Prisma.sql`select 1 from mentor_listing limit ${literal(cap)}`
      : Prisma.sql`select 1 from (
          select grade_mask, subject_mask from mentor_listing order by rating_sum desc, mentor_id desc limit ${literal(budget)}
        ) walked ${where(conditions)} limit ${literal(cap)}`,
  );
}

/**
 * Rows with the filter's tokens and within its distance, counted up to `cap`. The planner must not know of the limit: for the
 * hope of an early end it would scan the whole table.
 */
export function countTokensSql(filter: ListingFilter, viewer: Coordinates | null, cap: number): Prisma.Sql {
  return Prisma.sql`${NAMED_COUNT} with matching as materialized (
      select 1 from mentor_listing ${where(tokenConditions(filter, viewer))}
    ) select count(*)::int as total from (select 1 from matching limit ${literal(cap)}) counted`;
}

/** Rows behind a cursor, whether they match or not, counted up to `cap`; of "nearest first" those among mentors without a place. */
export function remainingSql(sort: SortKey, after: ListingCursor, cap: number): Prisma.Sql {
  if (sort === "distance") {
    return count(Prisma.sql`select 1 from mentor_listing where mentor_id > ${after.mentorId}::int4
      order by mentor_id limit ${literal(cap)}`);
  }
  const { key, direction } = ORDERS[sort];
  return count(Prisma.sql`select 1 from mentor_listing where ${isAfter(sort, key, after)}
    order by ${key} ${direction}, mentor_id ${direction} limit ${literal(cap)}`);
}

/** Rows within the filter's distance, counted up to `cap`. */
export function countCircleSql(filter: ListingFilter, viewer: Coordinates, radiusKm: number, cap: number): Prisma.Sql {
  return count(Prisma.sql`${circleRows(filter, viewer, radiusKm, Prisma.sql`1`)} limit ${literal(cap)}`);
}
