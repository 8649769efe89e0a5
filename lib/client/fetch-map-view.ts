import { type DrawableView, drawableView } from "@/lib/domain/search/map-data.rules";
import type { MapFrame } from "@/lib/domain/places/map-bounds.rules";
import { type ListingQuery, mapViewHref } from "@/lib/links";

/**
 * Requests the mentors in an area of the map.
 * @throws when the server is unreachable, returns an error, or sends an unknown shape
 */
export async function fetchMapView(area: MapFrame, filters: ListingQuery, signal: AbortSignal): Promise<DrawableView> {
  const response = await fetch(mapViewHref(area, filters), { signal, headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`The map's mentors were answered with ${response.status}.`);
  const { data } = (await response.json()) as { data?: unknown };
  const view = drawableView(data);
  if (!view) throw new Error("The map's mentors came in an unknown shape.");
  return view;
}
