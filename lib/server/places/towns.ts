import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { nearestTown } from "@/lib/domain/places/nearest-town.rules";
import { type Town, townId, townLabel } from "@/lib/domain/places/town.rules";
import list from "./towns.json";

type Row = readonly [name: string, state: number, latitude: number, longitude: number, population: number];

/** The towns of India with 15,000 people or more, largest first (GeoNames, CC BY 4.0; scripts/make-town-list.ts). */
export const TOWNS: readonly Town[] = (list.towns as unknown as Row[]).map(
  ([name, stateNumber, latitude, longitude, population]) => {
    const state = list.states[stateNumber]!;
    return { id: townId({ name, state }), name, state, latitude, longitude, population };
  },
);

const TOWN_BY_ID = new Map(TOWNS.map((town) => [town.id, town]));

/** The town with this id, or undefined. */
export function findTown(id: string): Town | undefined {
  return TOWN_BY_ID.get(id);
}

/** Where a search measures from: the town that it names, else the visitor's place. */
export function placeOfSearch({ near }: { near?: string }, viewer: Coordinates | null): Coordinates | null {
  const town = near === undefined ? undefined : TOWN_BY_ID.get(near);
  return town ? { latitude: town.latitude, longitude: town.longitude } : viewer;
}

/** A place's town as text ("Pune, Maharashtra"): the nearest listed town, or null when all are far away. */
export function nearestTownName(position: Coordinates): string | null {
  const town = nearestTown(position, TOWNS);
  return town && townLabel(town);
}
