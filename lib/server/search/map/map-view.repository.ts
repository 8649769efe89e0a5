import "server-only";
import { deepestZoom, EVERYBODY, facetOf, facetsAround } from "@/lib/domain/search/tokens.rules";
import type { MapMentor } from "@/lib/domain/search/map-view.schema";
import { COARSEST_CELL_ZOOM } from "@/lib/domain/places/viewport.rules";
import { type Coordinates, distanceKm, EARTH_RADIUS_KM } from "@/lib/domain/places/coordinates.rules";
import {
  coverCircle,
  intersectRanges,
  mergedRanges,
  quadkeyOf,
  quadkeyRanges,
  type QuadkeyRange,
} from "@/lib/domain/places/quadkey.rules";
import { readFromReplica } from "@/lib/platform/db/replica";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { WALK_MARGIN, walkBudget } from "../plan";
import {
  aloneSql,
  type CellRange,
  cellsSql,
  countedCellsSql,
  gatheredSql,
  type MapSearch,
  nearestSql,
  type RowSource,
  walkedSql,
} from "./map-view.sql";

/** A marker's row, with the columns for its rank and position. */
export type MapMentorRow = Omit<MapMentor, "isClustered" | "rating"> & {
  mentorId: number;
  /** 0 without reviews. */
  rating: number;
  ratingSum: number;
  quadkey: number;
  /** Rows that the query found before its limit; null when not counted. */
  total: number | null;
};

/** Builds a mentor of the map field by field, so that a new column stays private. */
export function toMapMentor(row: MapMentorRow, isClustered: boolean): MapMentor {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    avatar: row.avatar,
    isMentorVerified: row.isMentorVerified,
    subjects: row.subjects,
    rating: row.reviewCount === 0 ? null : row.rating,
    reviewCount: row.reviewCount,
    latitude: row.latitude,
    longitude: row.longitude,
    isClustered,
  };
}

/** The matching mentors of one tile, at the mean of their positions. */
export type Cell = { code: number; count: number; latitude: number; longitude: number };

/** Estimated rows that each way of reading would scan; only used to choose between them. */
export type Population = {
  /** At least the number of mentors in the viewport's tiles. */
  nearby: number;
  /** At least the number of mentors with the filter's tokens; Infinity without tokens. */
  matching: number;
  /** All mentors with a position. */
  everybody: number;
};

/** Fetching a row by its tokens costs as much as reading this many rows from a covering index. */
const TOKEN_ROW_COST = 8;

const mentors = (sql: Prisma.Sql) => readFromReplica<MapMentorRow[]>(sql);

type CellRow = Cell & Pick<CellRange, "part" | "facet">;
export const countOf = (cells: readonly { count: number }[]) => cells.reduce((sum, { count }) => sum + count, 0);

/** The quadkey ranges of some tiles, limited to the circle if there is one. */
export function rangesOf({ demands: { circle } }: MapSearch, codes: readonly number[], zoom: number): QuadkeyRange[] {
  const ranges = quadkeyRanges(codes, zoom);
  return circle ? intersectRanges(ranges, coverCircle(circle.center, circle.radiusKm)) : ranges;
}

/** Counts the matching mentors of each tile: from `map_cell` if it has the counts, otherwise from the rows. */
export async function countCells(
  search: MapSearch,
  codes: readonly number[],
  zoom: number,
): Promise<{ cells: Cell[]; population: Population }> {
  const facet = search.demands.circle ? null : facetOf(search.demands);
  const isCounted = facet !== null && zoom <= deepestZoom(facet);
  const { tokens, anyTokens } = search.demands;
  const around = [...facetsAround(search.demands), ...tokens.map((token) => [token]), ...anyTokens];
  const rows = await readFromReplica<CellRow[]>(
    cellsSql([
      ...(isCounted ? cellRanges("cells", facet, zoom, codes) : []),
      ...(facet === EVERYBODY ? [] : nearbyRanges(zoom, codes)),
      ...[...new Set([EVERYBODY, ...around.flat()])].flatMap((wider) =>
        cellRanges("earth", wider, COARSEST_CELL_ZOOM, WHOLE_EARTH),
      ),
    ]),
  );
  const of = (part: CellRange["part"]) => rows.filter((row) => row.part === part);
  const onEarth = (wider: number) => countOf(of("earth").filter((row) => row.facet === wider));
  const population: Population = {
    nearby: countOf(of(facet === EVERYBODY ? "cells" : "nearby")),
    matching: Math.min(Infinity, ...around.map((group) => group.reduce((sum, wider) => sum + onEarth(wider), 0))),
    everybody: onEarth(EVERYBODY),
  };
  if (isCounted) return { cells: of("cells"), population };
  const source = cheapest(population, rangesOf(search, codes, zoom));
  const counted = await readFromReplica<Cell[]>(countedCellsSql(search, source, zoom));
  const asked = new Set(codes);
  return { cells: counted.filter(({ code }) => asked.has(code)), population };
}

const WHOLE_EARTH = Array.from({ length: 4 ** COARSEST_CELL_ZOOM }, (_, code) => code);

function cellRanges(part: CellRange["part"], facet: number, zoom: number, codes: readonly number[]): CellRange[] {
  return mergedRanges(codes).map((range) => ({ part, facet, zoom, range }));
}

/** Tiles four times as wide are precise enough for an estimate. */
function nearbyRanges(zoom: number, codes: readonly number[]): CellRange[] {
  const wider = Math.max(COARSEST_CELL_ZOOM, zoom - 2);
  return cellRanges("nearby", EVERYBODY, wider, [...new Set(codes.map((code) => code >> (2 * (zoom - wider))))]);
}

/** Reads by tokens when fetching the few matches costs less than scanning everyone nearby. */
function cheapest({ nearby, matching }: Population, ranges: QuadkeyRange[]): RowSource {
  return matching * TOKEN_ROW_COST < nearby ? "tokens" : ranges;
}

/** All mentors of the viewport: the best `limit` of them as rows, each with the total. */
export function findAll(search: MapSearch, ranges: QuadkeyRange[], population: Population | null, limit: number) {
  return mentors(gatheredSql(search, population ? cheapest(population, ranges) : ranges, limit));
}

/**
 * The best mentors of the viewport. Scans in rating order when matches are dense enough, otherwise gathers all matches.
 * @param found the number of mentors there; at least `limit`
 */
export async function findBest(
  search: MapSearch,
  ranges: QuadkeyRange[],
  population: Population,
  found: number,
  limit: number,
): Promise<MapMentorRow[]> {
  const budget = walkBudget({ everybody: population.everybody, likely: found }, limit);
  const gathering = Math.min(population.nearby, population.matching * TOKEN_ROW_COST);
  if (budget !== undefined && budget / WALK_MARGIN < gathering) {
    const walked = await mentors(walkedSql(search, budget, limit));
    if (walked.length === limit) return walked;
  }
  return mentors(gatheredSql(search, cheapest(population, ranges), limit));
}

/** The mentors of single-mentor cells, found by the cell's centre, which equals their position. */
export async function findAlone(search: MapSearch, cells: readonly Cell[]): Promise<MapMentorRow[]> {
  const single = cells.filter(({ count }) => count === 1);
  if (single.length === 0) return [];
  return mentors(aloneSql(search, single.map(quadkeyOf)));
}

/** Cells of this zoom measure at most this many kilometres diagonally, except at the poles. */
const NEAREST_ZOOM = 9;
const NEAREST_DIAGONAL_KM = (2 * Math.PI * EARTH_RADIUS_KM * Math.SQRT2) / 2 ** NEAREST_ZOOM;

/**
 * The matching mentor nearest to a place, if the cells suffice. No mentor in the cell with the nearest centre is
 * farther away than its far corner, so a circle to that corner contains the nearest mentor.
 * @returns undefined when the cells do not suffice, or nobody matches
 */
export async function findNearestByCells(search: MapSearch, to: Coordinates): Promise<MapMentorRow | undefined> {
  const facet = facetOf(search.demands);
  if (facet === null) return undefined;
  const everywhere: CellRange = { part: "cells", facet, zoom: NEAREST_ZOOM, range: [0, 4 ** NEAREST_ZOOM - 1] };
  const cells = await readFromReplica<CellRow[]>(cellsSql([everywhere]));
  const km = cells.reduce((least, cell) => Math.min(least, distanceKm(to, cell)), Infinity);
  if (km === Infinity) return undefined;
  const radiusKm = Math.min(km + NEAREST_DIAGONAL_KM, Math.PI * EARTH_RADIUS_KM);
  const circle = { center: to, radiusKm };
  return findNearestInCircle({ ...search, demands: { ...search.demands, circle } }, to);
}

/** The matching mentor nearest to a place, within the search's circle. */
export async function findNearestInCircle(search: MapSearch, to: Coordinates): Promise<MapMentorRow | undefined> {
  const { center, radiusKm } = search.demands.circle!;
  const [nearest] = await mentors(nearestSql(search, coverCircle(center, radiusKm), to));
  return nearest;
}
