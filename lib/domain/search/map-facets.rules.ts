import { QUADKEY_ZOOM } from "@/lib/domain/places/quadkey.rules";
import { FIRST_PAIR_TOKEN, type TokenFilter, tokensOfFilter } from "./listing-row.rules";

/**
 * The cells of the map (`map_cell`) count mentors by tile and facet: everybody, and everybody with one single search
 * token. Zooms and facets are those that the database's `map_facets` names.
 */
export const EVERYBODY = 0;
const DEEPEST_FACET_ZOOM = 13;

/** The deepest zoom in which a facet is counted. */
export function deepestZoom(facet: number): number {
  return facet === EVERYBODY ? QUADKEY_ZOOM : DEEPEST_FACET_ZOOM;
}

/** The facet that counts exactly what a filter asks for; null when it takes several together. */
export function facetOfFilter(filter: TokenFilter): number | null {
  const [token = EVERYBODY, ...more] = tokensOfFilter(filter);
  return more.length === 0 && token < FIRST_PAIR_TOKEN ? token : null;
}

/** Facets that each hold at least everybody whom a filter asks for. */
export function facetsAroundFilter({ category, subjectId, grade }: TokenFilter): number[] {
  return [
    ...tokensOfFilter({ category: "all", subjectId, grade: null }),
    ...tokensOfFilter({ category: "all", subjectId: null, grade }),
    ...tokensOfFilter({ category, subjectId: null, grade: null }),
  ];
}
