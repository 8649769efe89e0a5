import { formatDistance } from "@/lib/domain/places/coordinates.rules";
import type { ListedMentor } from "./listed-mentor";

/** Beyond this distance, the town says more than the kilometres. */
const FAR_KM = 50;

/** Where a mentor is: the distance or the town. */
export type Where = { text: string; isDistance: boolean };

/**
 * The distance of a near mentor, the town of a distant mentor or one at an unknown distance; null when neither is
 * known.
 */
export function whereOf({ distanceKm, town }: Pick<ListedMentor, "distanceKm" | "town">): Where | null {
  const isNear = distanceKm !== null && distanceKm <= FAR_KM;
  if (town !== null && !isNear) return { text: town.split(",")[0]!, isDistance: false };
  return distanceKm === null ? null : { text: formatDistance(distanceKm), isDistance: true };
}
