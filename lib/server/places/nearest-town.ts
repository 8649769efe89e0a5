import "server-only";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { nearestTown } from "@/lib/domain/places/nearest-town.rules";
import { townLabel } from "@/lib/domain/places/town.rules";
import { TOWNS } from "./towns";

/** A place in words, as "Pune, Maharashtra", by the town that it is in or near; null far from every town of the list. */
export function nearestTownName(position: Coordinates): string | null {
  const town = nearestTown(position, TOWNS);
  return town && townLabel(town);
}
