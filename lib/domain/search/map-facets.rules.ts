import { QUADKEY_ZOOM } from "@/lib/domain/places/quadkey.rules";
import type { Demands } from "./filters";
import { FIRST_PAIR_TOKEN, singleTokens } from "./tokens.rules";

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

/** The facet that counts exactly what is asked for; null when it takes several together or no token holds it all. */
export function facetOf({ tokens, rest }: Demands): number | null {
  const [token = EVERYBODY, ...more] = tokens;
  return more.length === 0 && rest.length === 0 && token < FIRST_PAIR_TOKEN ? token : null;
}

/** Facets that each hold at least everybody who is asked for. */
export function facetsAround({ parts }: Demands): number[] {
  return singleTokens(parts);
}
