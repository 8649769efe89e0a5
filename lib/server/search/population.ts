import "server-only";
import { DEEPEST_FACET_ZOOM, EVERYBODY, facetsAround } from "@/lib/domain/search/tokens.rules";
import { EARTH_RADIUS_KM } from "@/lib/domain/places/coordinates.rules";
import {
  coverCircle,
  mergedRanges,
  type QuadkeyRange,
  tileRanges,
  tilesAround,
} from "@/lib/domain/places/quadkey.rules";
import { COARSEST_CELL_ZOOM } from "@/lib/domain/places/viewport.rules";
import { readFromReplica } from "@/lib/platform/db/replica";
import { Prisma } from "@/prisma/generated/prisma/client";
import type { Counts, Population, Question } from "./plan";

/** Areas around the visitor, nearest first: blocks of four tiles at these zooms. */
const ZOOMS_AROUND = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3];

/** Cells of one facet and zoom in a range of codes, and what they are counted for. */
type CountedCells = { part: number; facet: number; zoom: number; range: QuadkeyRange };
const EARTH = 0;
const CIRCLE = 1;
const AROUND = 2;

/** The number of mentors in some cells, summed by part and facet. */
function populationSql(cells: readonly CountedCells[]): Prisma.Sql {
  return Prisma.sql`/* named: search-population */ select wanted.part, wanted.facet, sum(cell.mentor_count)::int as count
    from unnest(${cells.map(({ part }) => part)}::int[], ${cells.map(({ facet }) => facet)}::int[],
      ${cells.map(({ zoom }) => zoom)}::int2[], ${cells.map(({ range }) => range[0])}::int[],
      ${cells.map(({ range }) => range[1])}::int[]) as wanted(part, facet, zoom, first, last)
    cross join lateral (
      select mentor_count from map_cell
      where facet = wanted.facet and zoom = wanted.zoom and code between wanted.first and wanted.last offset 0
    ) cell
    group by 1, 2`;
}

/** The zoom whose tiles are about a third of a radius wide, limited to the deepest cells. */
const zoomOfRadius = (km: number) =>
  Math.min(DEEPEST_FACET_ZOOM, Math.floor(Math.log2((6 * Math.PI * EARTH_RADIUS_KM) / km)));

/** Reads in one statement how many rows a search would scan. */
export async function readPopulation({ demands, sort, viewer }: Question): Promise<Population> {
  const tokens = [...demands.tokens.map((token) => [token]), ...demands.anyTokens];
  const facets = facetsAround(demands);
  const circle = demands.circle && {
    zoom: zoomOfRadius(demands.circle.radiusKm),
    ranges: coverCircle(demands.circle.center, demands.circle.radiusKm),
  };
  const blocks = viewer && sort === "distance" ? ZOOMS_AROUND.map((zoom) => tilesAround(viewer, zoom)) : [];
  const wanted = (part: number, some: readonly number[][], zoom: number, ranges: readonly QuadkeyRange[]) =>
    [EVERYBODY, ...some.flat()].flatMap((facet) => ranges.map((range) => ({ part, facet, zoom, range })));
  const rows = await readFromReplica<{ part: number; facet: number; count: number }[]>(
    populationSql([
      ...wanted(EARTH, tokens, COARSEST_CELL_ZOOM, [[0, 4 ** COARSEST_CELL_ZOOM - 1]]),
      ...(circle ? wanted(CIRCLE, facets, circle.zoom, tileRanges(circle.ranges, circle.zoom)) : []),
      ...blocks.flatMap(({ codes }, index) =>
        wanted(AROUND + index, facets, ZOOMS_AROUND[index]!, mergedRanges(codes)),
      ),
    ]),
  );
  const found = new Map(rows.map(({ part, facet, count }) => [`${part} ${facet}`, count]));
  const countsOf = (part: number, some: readonly number[][], most: number): Counts => {
    const everybody = found.get(`${part} ${EVERYBODY}`) ?? 0;
    const each = some.map((group) => group.reduce((sum, facet) => sum + (found.get(`${part} ${facet}`) ?? 0), 0));
    const atMost = Math.min(everybody, most, ...each);
    const independent = each.reduce((rest, one) => (rest * one) / Math.max(1, everybody), everybody);
    return { everybody, atMost, likely: Math.min(atMost, independent) };
  };
  const earth = countsOf(EARTH, tokens, Infinity);
  return {
    earth,
    circle: circle && countsOf(CIRCLE, facets, earth.atMost),
    around: blocks.map(({ reachKm, areaKm2 }, index) => ({
      ...countsOf(AROUND + index, facets, earth.atMost),
      reachKm,
      areaKm2,
    })),
  };
}
