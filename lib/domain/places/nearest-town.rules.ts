import { type Coordinates, distanceKm } from "./coordinates.rules";
import type { Town } from "./town.rules";

/** Farther away than this nobody would say "near". */
const NEAR_KM = 60;
/** A town of a million reaches about as far as this from its centre; others by the size of their population. */
const REACH_OF_A_MILLION_KM = 4.5;
const REACH_EXPONENT = 0.4;

const reachKm = (population: number) => REACH_OF_A_MILLION_KM * (population / 1_000_000) ** REACH_EXPONENT;

/**
 * The town that a place belongs to or lies near, or null. What counts is the distance to where a town ends rather than to
 * its centre: a suburb with a name of its own does not win over the city around it.
 */
export function nearestTown(position: Coordinates, towns: readonly Town[]): Town | null {
  let nearest: Town | null = null;
  let least = Infinity;
  for (const town of towns) {
    const km = distanceKm(position, town);
    const beyond = km - reachKm(town.population);
    if (km <= NEAR_KM && beyond < least) [nearest, least] = [town, beyond];
  }
  return nearest;
}
