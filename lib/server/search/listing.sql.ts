import "server-only";
import type { SortKey } from "@/lib/catalogue/listing-options";
import type { ListingCursor } from "@/lib/domain/search/cursor.rules";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { coverCircle, coverRing } from "@/lib/domain/places/quadkey.rules";
import { Prisma } from "@/prisma/generated/prisma/client";
import {
  atMost,
  bounded,
  closeness,
  hasTokens,
  isTownTutor,
  literal,
  maskConditions,
  tileRows,
  where,
  withinRadius,
} from "./listing-rows.sql";

/**
 * The SQL of the listing. Three bounded shapes, chosen by search-mentors.repository.ts, never by the planner:
 *
 * - walk: step along the index of the sort for at most `budget` rows and keep those that match. Index-only, and best
 *   when matches are dense.
 * - tokens: gather all rows that carry the filter's search tokens from the GIN index, then sort. Best when they are few.
 * - circle: gather the rows of the tiles that cover a circle from the quadkey index, then sort. Best when a distance limits.
 *
 * A plain `where … order by … limit` lets the planner gamble on how soon a match comes and costs seconds when it loses.
 * `OFFSET 0` is the fence that keeps it from merging a gather with the sort (docs/decisions/002-listing-search.md).
 */
export type Slice = {
  limit: number;
  offset: number;
  /** Only what comes after this place in the order. */
  after: ListingCursor | null;
  /** Says with each row of a gather how many there are, which is dear where they are many. */
  isCounted?: boolean;
};

type PageSlice = { limit: number; offset?: number };

type Order = { key: Prisma.Sql; keyType: Prisma.Sql; direction: Prisma.Sql };
const NOT_COUNTED = Prisma.raw("null::int");
const DESC = Prisma.raw("desc");
const ASC = Prisma.raw("asc");

/** Key and direction per sort; `mentor_id` follows in the same direction, so one index serves both. */
export const ORDERS: Record<Exclude<SortKey, "distance">, Order> = {
  recommended: { key: Prisma.raw("rating_sum"), keyType: Prisma.raw("int4"), direction: DESC },
  rating: { key: Prisma.raw("rating"), keyType: Prisma.raw("float8"), direction: DESC },
  reviews: { key: Prisma.raw("review_count"), keyType: Prisma.raw("int4"), direction: DESC },
  nameAsc: { key: Prisma.raw("name"), keyType: Prisma.raw("varchar"), direction: ASC },
  nameDesc: { key: Prisma.raw("name"), keyType: Prisma.raw("varchar"), direction: DESC },
};

/** All conditions of a filter as tests on one row. */
function rowConditions(filter: ListingFilter, viewer: Coordinates | null): Prisma.Sql[] {
  const conditions = maskConditions(filter);
  if (viewer && filter.distanceKm !== null) conditions.push(withinRadius(viewer, filter.distanceKm));
  return conditions;
}

/** Rows of the sort's index in order, at most `budget` of them when there is anything to test. */
export function walkSql(
  filter: ListingFilter & { sort: Exclude<SortKey, "distance"> },
  viewer: Coordinates | null,
  budget: number,
  slice: Slice,
): Prisma.Sql {
  const { limit, offset } = slice;
  const { key, direction } = ORDERS[filter.sort];
  const conditions = rowConditions(filter, viewer);
  const start = where(slice.after ? [isAfter(filter.sort, key, slice.after)] : []);
  const order = Prisma.sql`order by ${key} ${direction}, mentor_id ${direction}`;
  const rows =
    conditions.length === 0
      ? Prisma.sql`select mentor_id, ${key} as k, ${NOT_COUNTED} as gathered from mentor_listing ${start} ${order} ${bounded(limit, offset)}`
      : Prisma.sql`select mentor_id, k, ${NOT_COUNTED} as gathered from (
          select mentor_id, ${key} as k, grade_mask, subject_mask, x, y, z from mentor_listing ${start} ${order} limit ${literal(budget)}
        ) walked ${where(conditions)} ${bounded(limit, offset)}`;
  return withCards(rows, orderOf("page", filter.sort), slice);
}

function sorted(source: Prisma.Sql, filter: ListingFilter, { limit, offset, after, isCounted }: Slice): Prisma.Sql {
  const start = where(after ? [isAfter(filter.sort, Prisma.raw("gathered.k"), after)] : []);
  const gathered = isCounted ? Prisma.sql`(count(*) over ())::int` : NOT_COUNTED;
  return withCards(
    Prisma.sql`select mentor_id, k, ${gathered} as gathered from (${source} offset 0) gathered ${start}
      ${orderOf("gathered", filter.sort)} ${bounded(limit, offset)}`,
    orderOf("page", filter.sort),
    { limit, offset },
  );
}

/** The rows behind a cursor: one comparison of a pair, which the sort's index answers at any depth. */
export function isAfter(sort: SortKey, key: Prisma.Sql, { key: value, mentorId }: ListingCursor): Prisma.Sql {
  if (sort === "distance") {
    if (value === null) return Prisma.sql`(${key} is null and mentor_id > ${mentorId}::int4)`;
    return Prisma.sql`(${key} < ${value}::float8 or (${key} = ${value}::float8 and mentor_id > ${mentorId}::int4) or ${key} is null)`;
  }
  const { direction, keyType } = ORDERS[sort];
  const comparison = direction === DESC ? Prisma.raw("<") : Prisma.raw(">");
  return Prisma.sql`(${key}, mentor_id) ${comparison} (${value}::${keyType}, ${mentorId}::int4)`;
}

/** Order of rows that carry their key as `k`. "Nearest first" ends with the rows without a position, by id. */
function orderOf(alias: "page" | "gathered", sort: SortKey): Prisma.Sql {
  const [key, id] = [Prisma.raw(`${alias}.k`), Prisma.raw(`${alias}.mentor_id`)];
  if (sort === "distance") return Prisma.sql`order by ${key} desc nulls last, ${id} asc`;
  const { direction } = ORDERS[sort];
  return Prisma.sql`order by ${key} ${direction}, ${id} ${direction}`;
}

function sortKey(filter: ListingFilter, viewer: Coordinates | null): Prisma.Sql {
  if (filter.sort !== "distance") return ORDERS[filter.sort].key;
  return viewer ? closeness(viewer) : Prisma.sql`null::float8`;
}

/** All rows that carry the filter's tokens, sorted. Without a token filter it reads every row. */
export function tokensSql(filter: ListingFilter, viewer: Coordinates | null, slice: Slice): Prisma.Sql {
  return sorted(
    Prisma.sql`select mentor_id, ${sortKey(filter, viewer)} as k from mentor_listing ${where(tokenConditions(filter, viewer))}`,
    filter,
    slice,
  );
}

/** Conditions of a filter that begin with its tokens, for the GIN index. */
export function tokenConditions(filter: ListingFilter, viewer: Coordinates | null): Prisma.Sql[] {
  return [
    ...hasTokens(filter),
    ...(viewer && filter.distanceKm !== null ? [withinRadius(viewer, filter.distanceKm)] : []),
  ];
}

/** The rows of the tiles that cover a circle, and of those only what lies within its radius (kilometres) and matches. */
export function circleRows(
  filter: ListingFilter,
  viewer: Coordinates,
  radiusKm: number,
  columns: Prisma.Sql,
  { further = [], beyondKm = 0 }: { further?: Prisma.Sql[]; beyondKm?: number } = {},
): Prisma.Sql {
  const conditions = [withinRadius(viewer, radiusKm), ...maskConditions(filter), ...further];
  const tiles = beyondKm > 0 ? coverRing(viewer, beyondKm, radiusKm) : coverCircle(viewer, radiusKm);
  return tileRows(tiles, columns, conditions);
}

/**
 * All rows within the radius (kilometres), sorted.
 * @param beyondKm nearer ones may be left out
 */
export function circleSql(
  filter: ListingFilter,
  viewer: Coordinates,
  radiusKm: number,
  slice: Slice,
  beyondKm = 0,
): Prisma.Sql {
  return sorted(
    circleRows(filter, viewer, radiusKm, Prisma.sql`mentor_id, ${sortKey(filter, viewer)} as k`, { beyondKm }),
    filter,
    slice,
  );
}

/** Matching mentors without a place behind an id, who come last of "nearest first", among the next `budget` mentors. */
export function placelessSql(filter: ListingFilter, afterId: number, budget: number, limit: number): Prisma.Sql {
  const conditions = [Prisma.raw("quadkey is null"), ...maskConditions(filter)];
  const rows = Prisma.sql`select mentor_id, null::float8 as k, ${NOT_COUNTED} as gathered from (
      select mentor_id, quadkey, grade_mask, subject_mask from mentor_listing
      where mentor_id > ${afterId}::int4 order by mentor_id limit ${literal(budget)}
    ) walked ${where(conditions)} ${bounded(limit)}`;
  return withCards(rows, orderOf("page", "distance"), { limit });
}

const UNREVIEWED = Prisma.raw("review_count = 0");

/** Mentors within the radius whom nobody has reviewed yet, the nearest first. */
export function newNearbySql(filter: ListingFilter, viewer: Coordinates, radiusKm: number, limit: number): Prisma.Sql {
  const nearest = { ...filter, sort: "distance" } as const;
  const columns = Prisma.sql`mentor_id, ${closeness(viewer)} as k`;
  const gathered = circleRows(filter, viewer, radiusKm, columns, { further: [UNREVIEWED] });
  return sorted(gathered, nearest, { limit, offset: 0, after: null });
}

/** Mentors whom nobody has reviewed yet, the latest first, among the `budget` latest. */
export function newestSql(filter: ListingFilter, budget: number, limit: number): Prisma.Sql {
  const rows = Prisma.sql`select mentor_id, k, ${NOT_COUNTED} as gathered from (
      select mentor_id, review_count as k, grade_mask, subject_mask from mentor_listing
      where ${UNREVIEWED} order by review_count desc, mentor_id desc limit ${literal(budget)}
    ) walked ${where(maskConditions(filter))} ${bounded(limit)}`;
  return withCards(rows, orderOf("page", "reviews"), { limit });
}

/** A subject's tutors in a town, the recommended first: a walk along the index of the town. */
export function townTutorsSql(subjectId: number, town: string, limit: number): Prisma.Sql {
  const rows = Prisma.sql`select mentor_id, rating_sum as k, ${NOT_COUNTED} as gathered from mentor_listing
    where ${isTownTutor(subjectId, town)}
    order by rating_sum desc, mentor_id desc ${bounded(limit)}`;
  return withCards(rows, orderOf("page", "recommended"), { limit });
}

/** First pages are prepared once a connection. */
const NAMED_PAGE = Prisma.raw("/* named: listing */");

/** Adds what a card shows to the few rows of one page. */
function withCards(rows: Prisma.Sql, order: Prisma.Sql, { limit, offset = 0 }: PageSlice): Prisma.Sql {
  return Prisma.sql`${offset === 0 ? NAMED_PAGE : Prisma.empty}
    select u.id, u.username, u.name, coalesce(u.avatar_small, u.avatar) as avatar, p.proficiency::text, p.is_verified as "isMentorVerified", p.subjects,
      l.rating, l.review_count as "reviewCount", l.latitude, l.longitude,
      page.mentor_id as "cursorId", page.k as "cursorKey", page.gathered,
      coalesce((
        select json_agg(json_build_object('subject', c.subject, 'specificClasses', c.specific_classes) order by c.position, c.id)
        from class_offered c where c.mentor_id = p.id
      ), '[]') as "classesOffered"
    from (${atMost(rows, limit)}) page
    join mentor_profile p on p.id = page.mentor_id
    join user_account u on u.id = p.user_id
    join mentor_listing l on l.mentor_id = page.mentor_id
    ${order}`;
}
