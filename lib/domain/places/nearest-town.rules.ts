import { type Coordinates, distanceKm } from "./coordinates.rules";
import type { Town } from "./town.rules";

/** Nobody would call a town "near" beyond this distance. */
const NEAR_KM = 60;
/** The approximate radius of a town of a million; others scale with their population. */
const REACH_OF_A_MILLION_KM = 4.5;
const REACH_EXPONENT = 0.4;

const reachKm = (population: number) => REACH_OF_A_MILLION_KM * (population / 1_000_000) ** REACH_EXPONENT;

/**
 * The town that contains a place or is near it, or null. Distances count to a town's edge, not its centre, so that a
 * named suburb does not win over the city around it.
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
