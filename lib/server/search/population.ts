import "server-only";
import type { DistanceLimitKm } from "@/lib/catalogue/listing-options";
import type { ListingFilter } from "@/lib/domain/search/listing.rules";
import { type TokenFilter, tokensOfFilter } from "@/lib/domain/search/listing-row.rules";
import { EVERYBODY } from "@/lib/domain/search/map-facets.rules";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import {
  coverCircle,
  mergedRanges,
  type QuadkeyRange,
  tileRanges,
  tilesAround,
} from "@/lib/domain/places/quadkey.rules";
import { COARSEST_CELL_ZOOM } from "@/lib/domain/places/viewport.rules";
import { readFromReplica } from "@/lib/platform/db/replica";
import { populationSql } from "./counts.sql";

/** Surroundings of the visitor, the nearest first: blocks of four tiles of these zooms. The first is the deepest that is counted. */
const ZOOMS_AROUND = [13, 12, 11, 10, 9, 8, 7, 6];
/** The zooms of the tiles that the filter's circles are counted in, about a third of a radius wide where cells go so deep. */
const CIRCLE_ZOOMS: Readonly<Record<DistanceLimitKm, number>> = { 5: 13, 10: 13, 20: 12, 50: 11 };

type Counts = {
  everybody: number;
  /** Nobody more than these match. */
  atMost: number;
  /** So many do if what the parts of the filter lead to is spread alike. */
  likely: number;
};

/**
 * How many mentors a search would step over, read from the cells of the map, which the database keeps exact. Mentors without a place
 * are not among them. It chooses the shape of the query; the answer comes from the rows.
 */
export type Population = {
  /** On the whole earth. With one token or none all three are exact. */
  earth: Counts;
  /** In the tiles of the filter's circle; null without one. */
  circle: Counts | null;
  /** In ever wider surroundings of the visitor, for "nearest first"; empty for other orders. */
  around: (Counts & { reachKm: number; areaKm2: number })[];
};

/** Cells of one facet and zoom whose numbers lie in a range, and what they are counted for. */
export type CountedCells = { part: number; facet: number; zoom: number; range: QuadkeyRange };
const EARTH = 0;
const CIRCLE = 1;
const AROUND = 2;

/** What each part of a filter leads to by itself; a level says nothing beside a grade of its own. */
function singleFacets({ category, subjectId, grade }: TokenFilter): number[] {
  const isImplied =
    tokensOfFilter({ category, subjectId, grade }).join() ===
    tokensOfFilter({ category: "all", subjectId, grade }).join();
  return [
    ...tokensOfFilter({ category: "all", subjectId, grade: null }),
    ...tokensOfFilter({ category: "all", subjectId: null, grade }),
    ...(isImplied ? [] : tokensOfFilter({ category, subjectId: null, grade: null })),
  ];
}

/** Reads in one statement what a search would have to step over. */
export async function readPopulation(filter: ListingFilter, viewer: Coordinates | null): Promise<Population> {
  const tokens = tokensOfFilter(filter);
  const facets = singleFacets(filter);
  const circle = viewer && filter.distanceKm !== null ? coverCircle(viewer, filter.distanceKm) : null;
  const circleZoom = CIRCLE_ZOOMS[filter.distanceKm ?? 50];
  const blocks = viewer && filter.sort === "distance" ? ZOOMS_AROUND.map((zoom) => tilesAround(viewer, zoom)) : [];
  const wanted = (part: number, some: readonly number[], zoom: number, ranges: readonly QuadkeyRange[]) =>
    [EVERYBODY, ...some].flatMap((facet) => ranges.map((range) => ({ part, facet, zoom, range })));
  const rows = await readFromReplica<{ part: number; facet: number; count: number }[]>(
    populationSql([
      ...wanted(EARTH, tokens, COARSEST_CELL_ZOOM, [[0, 4 ** COARSEST_CELL_ZOOM - 1]]),
      ...(circle ? wanted(CIRCLE, facets, circleZoom, tileRanges(circle, circleZoom)) : []),
      ...blocks.flatMap(({ codes }, index) =>
        wanted(AROUND + index, facets, ZOOMS_AROUND[index]!, mergedRanges(codes)),
      ),
    ]),
  );
  const found = new Map(rows.map(({ part, facet, count }) => [`${part} ${facet}`, count]));
  const countsOf = (part: number, some: readonly number[], most: number): Counts => {
    const everybody = found.get(`${part} ${EVERYBODY}`) ?? 0;
    const each = some.map((facet) => found.get(`${part} ${facet}`) ?? 0);
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
