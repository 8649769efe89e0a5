import "server-only";
import type { SearchCursor } from "@/lib/domain/search/cursor.rules";
import type { Circle, Condition, Demands } from "@/lib/domain/search/filter";
import { offerPairs } from "@/lib/domain/search/tokens.rules";
import { type SortKey, SORTS } from "@/lib/domain/search/sorts";
import { type Coordinates, EARTH_RADIUS_KM, unitVector } from "@/lib/domain/places/coordinates.rules";
import type { QuadkeyRange } from "@/lib/domain/places/quadkey.rules";
import { Prisma } from "@/prisma/generated/prisma/client";

/** SQL fragments shared by the listing's and the map's statements. Columns belong to `mentor_listing`. */

/** Mentors to leave out, by profile. */
type Hiding = { hidden?: readonly number[] };

/** What a search requires of a row: its filters, and the circle around the visitor. */
export type RowDemands = Demands &
  Hiding & {
    circle: (Circle & { center: Coordinates }) | null;
    /** A mentor's name; only a gather by tokens tests it. */
    name?: string;
  };

const MOST_NAME_WORDS = 5;

/** A constant in a statement's text. Numbers from callers are parameters. */
export const literal = (value: number) => Prisma.raw(String(Math.trunc(value)));

/**
 * No page is longer. PostgreSQL plans for this size, and estimates a tenth of it for the page's own limit, a parameter.
 */
const PAGE_MAX = 1024;

/**
 * A page of rows as the table `page(mentor_id, total)`, for joins with a card's or marker's data. PostgreSQL estimates
 * ten elements for any array, so one index plan and one statement serve every page size.
 * @param rows selects `mentor_id` and `total` in order
 */
export function pageOf(rows: Prisma.Sql, limit: number, offset = 0): Prisma.Sql {
  const skipped = offset === 0 ? Prisma.empty : Prisma.sql`offset ${offset}::int`;
  return Prisma.sql`unnest(array(
      select row(mentor_id, total) from (${rows} limit ${literal(PAGE_MAX)} ${skipped}) planned limit ${limit}::int
    )) as page(mentor_id int4, total int4)`;
}

/** The cosine of the angle between a row's position and the viewer: 1 means the same place, less is farther. */
export function closeness(viewer: Coordinates, table = ""): Prisma.Sql {
  const [x, y, z] = unitVector(viewer);
  const t = Prisma.raw(table);
  return Prisma.sql`(${t}x * ${x}::float8 + ${t}y * ${y}::float8 + ${t}z * ${z}::float8)`;
}

/** Whether a row's position is in the circle, and the visitor within the mentor's reach where that is asked. */
function withinCircle({ circle }: Pick<RowDemands, "circle">): Prisma.Sql[] {
  if (circle === null) return [];
  const near = Prisma.sql`${closeness(circle.center)} >= ${Math.cos(circle.radiusKm / EARTH_RADIUS_KM)}::float8`;
  return circle.isWithinReach ? [near, Prisma.sql`${closeness(circle.center)} >= reach_cos`] : [near];
}

/** A condition as a test on a row. */
function toSql(condition: Condition): Prisma.Sql {
  const column = Prisma.raw(condition.column);
  const type = Prisma.raw(condition.type);
  if (condition.type === "bit(336)") return Prisma.sql`bit_count(${column} & ${condition.anyOf}::${type}) > 0`;
  return "anyOf" in condition
    ? Prisma.sql`${column} & ${condition.anyOf}::${type} <> 0`
    : Prisma.sql`${column} <= ${condition.atMost}::${type}`;
}

/** Rows out of a covering index have this name while they are tested. */
export const STEPPED = Prisma.raw("stepped");

const isWeek = ({ column }: Condition) => column === "week";

/**
 * Whether the hours of the week are tested apart. The covering indexes leave them out, as they would double them; a
 * fetch of each row that meets the other conditions is cheap, a fetch of every row is dearer than reading the table.
 */
const testsWeekApart = ({ conditions }: Demands) => !conditions.every(isWeek);

/** The conditions that are tested while rows are stepped over. */
const steppedConditions = (demands: Demands) =>
  testsWeekApart(demands) ? demands.conditions.filter((one) => !isWeek(one)) : demands.conditions;

/**
 * The tests that no covering index answers: whether a subject is offered to a class, which only the search tokens tell,
 * and the hours of the week. PostgreSQL tests them last, as the dearest condition, so it fetches only rows that meet
 * the others. It cannot make a join of a subquery that gives a value.
 */
function fetchedConditions(demands: Demands): Prisma.Sql[] {
  const { tokens, anyTokens } = demands;
  const pairs = offerPairs(tokens);
  const groups = anyTokens.filter((group) => offerPairs(group).length > 0);
  const tests = [
    ...withTokens(pairs, groups),
    ...(testsWeekApart(demands) ? demands.conditions.filter(isWeek).map(toSql) : []),
  ];
  if (tests.length === 0) return [];
  return [
    Prisma.sql`(select ${Prisma.join(tests, " and ")} from mentor_listing fetched where fetched.mentor_id = ${STEPPED}.mentor_id)`,
  ];
}

/** Whether a row has all of some tokens and one of each group. The operators are qualified because intarray has others. */
function withTokens(all: readonly number[], groups: readonly number[][]): Prisma.Sql[] {
  return [
    ...(all.length > 0 ? [Prisma.sql`tokens operator(pg_catalog.@>) ${all}::int[]`] : []),
    ...groups.map((group) => Prisma.sql`tokens operator(pg_catalog.&&) ${group}::int[]`),
  ];
}

/** What the filters ask, as tests on one row that is stepped over. */
export function filterConditions(demands: Demands & Hiding): Prisma.Sql[] {
  return [...notHidden(demands), ...steppedConditions(demands).map(toSql), ...fetchedConditions(demands)];
}

/** The same with the circle. */
export function rowConditions(demands: RowDemands): Prisma.Sql[] {
  return [...withinCircle(demands), ...filterConditions(demands)];
}

/** Leaves out mentors whom the visitor must not see. */
function notHidden({ hidden = [] }: Hiding): Prisma.Sql[] {
  return hidden.length === 0 ? [] : [Prisma.sql`mentor_id <> all(${hidden}::int[])`];
}

/** The same for rows that are looked up by their tokens in the GIN index. */
export function tokenConditions(demands: RowDemands): Prisma.Sql[] {
  const { tokens, anyTokens, rest, name } = demands;
  const named = name === undefined ? [] : [nameCondition(name)];
  return [
    ...withTokens(tokens, anyTokens),
    ...named,
    ...rest.map(toSql),
    ...withinCircle(demands),
    ...notHidden(demands),
  ];
}

/** Whether each word of a name begins a word of the row's; one letter alone says too little. */
function nameCondition(name: string): Prisma.Sql {
  const words = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 1).slice(0, MOST_NAME_WORDS);
  const query = words.map((word) => `${word}:*`).join(" & ");
  return query === "" ? Prisma.raw("false") : Prisma.sql`to_tsvector('simple', name) @@ to_tsquery('simple', ${query})`;
}

/** The columns that `rowConditions` tests plus `others`, each with a leading comma. */
export function testedColumns(demands: RowDemands, others: readonly string[] = []): Prisma.Sql {
  const { circle } = demands;
  const columns = new Set([
    ...steppedConditions(demands).map(({ column }) => column),
    ...(circle ? ["x", "y", "z"] : []),
    ...(circle?.isWithinReach ? ["reach_cos"] : []),
    ...others,
  ]);
  return Prisma.raw([...columns].map((column) => `, ${column}`).join(""));
}

export const where = (conditions: readonly Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.empty : Prisma.sql`where ${Prisma.join([...conditions], " and ")}`;

/** The sort key; for "nearest first" the closeness to the viewer. */
export function keyOf(sort: SortKey, viewer: Coordinates | null, table = ""): Prisma.Sql {
  const { by } = SORTS[sort];
  if (by) return Prisma.raw(table + by.column);
  return viewer ? closeness(viewer, table) : Prisma.raw("null::float8");
}

/** Orders by key and id in one direction, so that one index serves both. Rows without a position come last, by id. */
export function orderBy(sort: SortKey, key: Prisma.Sql, table = ""): Prisma.Sql {
  const id = Prisma.raw(`${table}mentor_id`);
  const { by } = SORTS[sort];
  if (!by) return Prisma.sql`order by ${key} desc nulls last, ${id} asc`;
  const direction = Prisma.raw(by.direction);
  return Prisma.sql`order by ${key} ${direction}, ${id} ${direction}`;
}

/** The rows after a cursor, as one row comparison that the sort's index supports at any depth. */
export function isAfter(sort: SortKey, key: Prisma.Sql, after: SearchCursor | null): Prisma.Sql[] {
  if (after === null) return [];
  const { key: value, mentorId } = after;
  const { by } = SORTS[sort];
  if (by) {
    const comparison = Prisma.raw(by.direction === "desc" ? "<" : ">");
    return [Prisma.sql`(${key}, mentor_id) ${comparison} (${value}::${Prisma.raw(by.type)}, ${mentorId}::int4)`];
  }
  if (value === null) return [Prisma.sql`(${key} is null and mentor_id > ${mentorId}::int4)`];
  return [
    Prisma.sql`(${key} < ${value}::float8 or (${key} = ${value}::float8 and mentor_id > ${mentorId}::int4) or ${key} is null)`,
  ];
}

/** Matching rows of some tiles, read from the quadkey index. */
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
    ) ${STEPPED} ${where(conditions)}`;
}
