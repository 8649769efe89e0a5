import "server-only";
import { gradeMask } from "@/lib/domain/mentors/grade.rules";
import {
  isLevelCategory,
  LEVEL_GRADE_MASK,
  subjectMask,
  TECHNOLOGY_SUBJECT_MASK,
  type TokenFilter,
  tokensOfFilter,
} from "@/lib/domain/search/listing-row.rules";
import { type Coordinates, EARTH_RADIUS_KM, unitVector } from "@/lib/domain/places/coordinates.rules";
import type { QuadkeyRange } from "@/lib/domain/places/quadkey.rules";
import { Prisma } from "@/prisma/generated/prisma/client";

/** Conditions and sources of search rows, from which the listing and the map put their queries together. */

/** A number of ours in the text of a query. One that a caller gives would make a new text each time, for which see `bounded`. */
export const literal = (value: number) => Prisma.raw(String(Math.trunc(value)));

/** Pages are planned for the next of these sizes. */
const PLANNED_ROWS = [16, 128, 1024];

/**
 * The limit that the planner plans for, with `atMost` around the rows: as a parameter alone it would be guessed as a tenth of all rows in
 * the plan of a prepared statement, and as a literal each page size would be a statement of its own.
 */
export function bounded(limit: number, offset = 0): Prisma.Sql {
  const planned = Prisma.sql`limit ${literal(PLANNED_ROWS.find((rows) => rows >= limit) ?? limit)}`;
  return offset === 0 ? planned : Prisma.sql`${planned} offset ${offset}::int`;
}

/** The first rows of what `bounded` limits. */
export const atMost = (rows: Prisma.Sql, limit: number) =>
  Prisma.sql`select * from (${rows}) bounded limit ${limit}::int`;

/** The cosine of the angle between a row's place and the viewer: 1 is here, less is farther. */
export function closeness(viewer: Coordinates): Prisma.Sql {
  const [x, y, z] = unitVector(viewer);
  return Prisma.sql`(x * ${x}::float8 + y * ${y}::float8 + z * ${z}::float8)`;
}

/** Whether a row's place is in a circle. */
export function withinRadius(viewer: Coordinates, radiusKm: number): Prisma.Sql {
  return Prisma.sql`${closeness(viewer)} >= ${Math.cos(radiusKm / EARTH_RADIUS_KM)}::float8`;
}

/** What is asked for, as tests on the bit masks of one row. */
export function maskConditions({ category, subjectId, grade }: TokenFilter): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (subjectId !== null) conditions.push(Prisma.sql`subject_mask & ${subjectMask([subjectId])}::int8 <> 0`);
  if (grade !== null) conditions.push(Prisma.sql`grade_mask & ${gradeMask([grade])}::int4 <> 0`);
  if (category === "technology") conditions.push(Prisma.sql`subject_mask & ${TECHNOLOGY_SUBJECT_MASK}::int8 <> 0`);
  else if (isLevelCategory(category))
    conditions.push(Prisma.sql`grade_mask & ${LEVEL_GRADE_MASK[category]}::int4 <> 0`);
  return conditions;
}

/** Whether a row is a subject's tutor in a town, in a form that the index of towns answers. */
export function isTownTutor(subjectId: number, town: string): Prisma.Sql {
  return Prisma.sql`town = ${town} and subject_mask & ${subjectMask([subjectId])}::int8 <> 0`;
}

export const where = (conditions: readonly Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.empty : Prisma.sql`where ${Prisma.join([...conditions], " and ")}`;

/** The search tokens of a filter as one look-up in the GIN index; empty when nothing is asked for. */
export function hasTokens(filter: TokenFilter): Prisma.Sql[] {
  const tokens = tokensOfFilter(filter);
  // The operator is named in full because the intarray extension, where present, brings another "@>".
  return tokens.length > 0 ? [Prisma.sql`tokens operator(pg_catalog.@>) ${tokens}::int[]`] : [];
}

/** Rows of some tiles that meet the conditions, read from the quadkey index. */
export function tileRows(
  ranges: readonly QuadkeyRange[],
  columns: Prisma.Sql,
  conditions: readonly Prisma.Sql[],
): Prisma.Sql {
  const starts = ranges.map(([start]) => start);
  const ends = ranges.map(([, end]) => end);
  return Prisma.sql`select ${columns}
    from unnest(${starts}::int[], ${ends}::int[]) as range(first, last)
    cross join lateral (
      select * from mentor_listing where quadkey between range.first and range.last offset 0
    ) tile ${where(conditions)}`;
}
