import { type Coordinates, destination } from "@/lib/domain/places/coordinates.rules";
import type { Random } from "../random";
import type { Town } from "./towns";

const LARGEST_SPREAD_KM = 4.5;
const SMALLEST_SPREAD_KM = 1;
const DECIMALS = 1e6;

/** The radius around the centre where most people of a town live: about 3 km for a million people. */
function spreadKm(population: number): number {
  return Math.min(LARGEST_SPREAD_KM, Math.max(SMALLEST_SPREAD_KM, (population / 1_000_000) ** 0.4 * 3));
}

const round = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/** A random home around the centre of a town, on the landward side of a coastal town. */
export function scatterHome(town: Town, random: Random): Coordinates {
  const spread = spreadKm(town.population);
  let east = random.gaussian() * spread;
  let north = random.gaussian() * spread;
  if (town.seaward !== null) {
    const sea = (town.seaward * Math.PI) / 180;
    const outward = east * Math.sin(sea) + north * Math.cos(sea);
    // Mirrors a place in the sea at the coastline.
    if (outward > 0) {
      east -= 2 * outward * Math.sin(sea);
      north -= 2 * outward * Math.cos(sea);
    }
  }
  const home = destination(town.centre, Math.hypot(east, north), Math.atan2(east, north));
  return { latitude: round(home.latitude), longitude: round(home.longitude) };
}
