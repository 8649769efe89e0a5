import "server-only";
import type { MapStart } from "@/lib/domain/search/map-view.schema";
import type { Coordinates } from "@/lib/domain/places/coordinates.rules";
import { areaOfBoth, DEFAULT_CENTER, startArea } from "@/lib/domain/places/map-start.rules";
import { findMentorsInView, type MapQuery } from "./find-mentors-in-view";

/**
 * The mentors on the initial map: those around the visitor or the default centre. If nobody is there, the area extends
 * to the nearest mentor.
 */
export async function startMap(filter: MapQuery["filter"], viewer: Coordinates | null): Promise<MapStart> {
  const center = viewer ?? DEFAULT_CENTER;
  const around = viewer ? "visitor" : "default center";
  const view = await findMentorsInView({ viewport: startArea(center), filter }, viewer);
  if (!view.nearest) return { area: null, around, view };
  const area = areaOfBoth(center, view.nearest);
  return { area, around, view: await findMentorsInView({ viewport: area, filter }, viewer) };
}
