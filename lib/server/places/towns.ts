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

/** The town of an id; undefined when there is none. */
export function findTown(id: string): Town | undefined {
  return TOWN_BY_ID.get(id);
}

/** A place in words, as "Pune, Maharashtra", by the town that it is in or near; null far from every town of the list. */
export function nearestTownName(position: Coordinates): string | null {
  const town = nearestTown(position, TOWNS);
  return town && townLabel(town);
}
