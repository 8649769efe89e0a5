import "server-only";
import type { Viewport } from "@/lib/domain/places/viewport.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { QUADKEY_ZOOM, type QuadkeyRange } from "@/lib/domain/places/quadkey.rules";
import { longitudeSpan, VIEWPORT_CELLS_MAX } from "@/lib/domain/places/viewport.rules";
import { Prisma } from "@/prisma/generated/prisma/client";
import {
  closeness,
  literal,
  pageOf,
  type RowDemands,
  rowConditions,
  STEPPED,
  testedColumns,
  tileRows,
  tokenConditions,
  where,
} from "../rows.sql";

/** Which mentors a map shows: those that meet the filters, within the circle of a distance filter. */
export type MapSearch = { demands: RowDemands; viewport: Viewport };

/** Where rows come from: tiles by quadkey, or the index of the filter's search tokens. */
export type RowSource = readonly QuadkeyRange[] | "tokens";

/** Cells of one facet and zoom in a range of codes, and what they are counted for. */
export type CellRange = { part: "cells" | "nearby" | "earth"; facet: number; zoom: number; range: QuadkeyRange };

const RANK = Prisma.raw("order by k desc, mentor_id desc");

/** Cells from `map_cell`, each at the mean of its mentors' positions. */
export function cellsSql(wanted: readonly CellRange[]): Prisma.Sql {
  const parts = wanted.map(({ part }) => part);
  const facets = wanted.map(({ facet }) => facet);
  const zooms = wanted.map(({ zoom }) => zoom);
  const firsts = wanted.map(({ range }) => range[0]);
  const lasts = wanted.map(({ range }) => range[1]);
  return Prisma.sql`/* named: map-cells */ select wanted.part, cell.facet, cell.code, cell.mentor_count as count,
      cell.latitude_sum / cell.mentor_count as latitude, cell.longitude_sum / cell.mentor_count as longitude
    from unnest(${parts}::text[], ${facets}::int[], ${zooms}::int2[], ${firsts}::int[], ${lasts}::int[])
      as wanted(part, facet, zoom, first, last)
    cross join lateral (
      select * from map_cell
      where facet = wanted.facet and zoom = wanted.zoom and code between wanted.first and wanted.last offset 0
    ) cell`;
}

/** The same cells counted from the rows, when no facet covers the filter. */
export function countedCellsSql(search: MapSearch, source: RowSource, zoom: number): Prisma.Sql {
  const rows = sourceRows(search, source, Prisma.sql`quadkey, x, y, z`, []);
  return Prisma.sql`/* named: map-count */ select quadkey >> ${2 * (QUADKEY_ZOOM - zoom)}::int as code, count(*)::int as count,
      avg(degrees(asin(z))) as latitude, avg(degrees(atan2(y, x))) as longitude
    from (${rows}) matching group by 1`;
}

/** The best mentors of the viewport, and the total. */
export function gatheredSql(search: MapSearch, source: RowSource, limit: number): Prisma.Sql {
  const rows = sourceRows(search, source, Prisma.sql`mentor_id, rating_sum as k`, inViewport(search.viewport));
  return withMarkers(
    Prisma.sql`select mentor_id, (count(*) over ())::int as total from (${rows} offset 0) gathered ${RANK}`,
    limit,
  );
}

/** The best mentors of the viewport among the overall best `budget`. */
export function walkedSql(search: MapSearch, budget: number, limit: number): Prisma.Sql {
  const conditions = [...rowConditions(search.demands), ...inViewport(search.viewport)];
  return withMarkers(
    Prisma.sql`select mentor_id, null::int as total from (
      select mentor_id${testedColumns(search.demands, ["x", "y", "z"])} from mentor_listing
      order by rating_sum desc, mentor_id desc limit ${literal(budget)}
    ) ${STEPPED} ${where(conditions)}`,
    limit,
  );
}

/** The mentors of single-mentor cells, by their finest tiles. */
export function aloneSql(search: MapSearch, tiles: readonly number[]): Prisma.Sql {
  const ranges = tiles.map((tile) => [tile, tile] as const);
  const rows = tileRows(ranges, Prisma.sql`mentor_id, null::int as total`, rowConditions(search.demands));
  return withMarkers(rows, VIEWPORT_CELLS_MAX);
}

/** The matching mentor in some tiles nearest to a place. */
export function nearestSql(search: MapSearch, tiles: readonly QuadkeyRange[], to: Coordinates): Prisma.Sql {
  const rows = tileRows(tiles, Prisma.sql`mentor_id, ${closeness(to)} as k`, rowConditions(search.demands));
  return withMarkers(Prisma.sql`select mentor_id, null::int as total from (${rows} offset 0) gathered ${RANK}`, 1);
}

function sourceRows(search: MapSearch, source: RowSource, columns: Prisma.Sql, more: Prisma.Sql[]): Prisma.Sql {
  if (source !== "tokens") return tileRows(source, columns, [...rowConditions(search.demands), ...more]);
  const conditions = [Prisma.sql`quadkey is not null`, ...tokenConditions(search.demands), ...more];
  return Prisma.sql`select ${columns} from mentor_listing ${where(conditions)}`;
}

/** Tolerance for the rounding of a unit vector, about 6 micrometres; isInViewport decides exactly at the edge. */
const ROUNDING = 1e-12;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/**
 * Whether a row's unit vector is in a viewport. Each edge is a plane, so rows need no trigonometry. A place must be on
 * the inner side of both the western and the eastern plane. One is enough if they are more than 180° apart; neither
 * matters if the viewport spans all longitudes.
 */
function inViewport(viewport: Viewport): Prisma.Sql[] {
  const { west, south, east, north } = viewport;
  const span = longitudeSpan(viewport);
  const sides = span >= 360 ? 0 : span > 180 ? 1 : 2;
  return [
    Prisma.sql`z between ${sine(south) - ROUNDING}::float8 and ${sine(north) + ROUNDING}::float8`,
    Prisma.sql`(y * ${cosine(west)}::float8 - x * ${sine(west)}::float8 >= ${-ROUNDING}::float8)::int
      + (x * ${sine(east)}::float8 - y * ${cosine(east)}::float8 >= ${-ROUNDING}::float8)::int >= ${sides}::int`,
  ];
}

/** Adds the data for a marker and for the list beside the map. */
function withMarkers(rows: Prisma.Sql, limit: number): Prisma.Sql {
  return Prisma.sql`/* named: map-mentors */ select l.mentor_id as "mentorId", page.total, u.id, u.username, u.name,
      coalesce(u.avatar_small, u.avatar) as avatar, p.is_verified as "isMentorVerified", p.subjects,
      l.rating, l.review_count as "reviewCount", l.rating_sum as "ratingSum", l.latitude, l.longitude, l.quadkey
    from ${pageOf(rows, limit)}
    join mentor_listing l on l.mentor_id = page.mentor_id
    join mentor_profile p on p.id = page.mentor_id
    join user_account u on u.id = p.user_id`;
}
