import { mapMessages } from "@/lib/domain/places/map.messages";
import type { MapCanvas } from "./map-canvas";

/** Why there is no map, in the words that a visitor reads. */
export class MapNotLoaded extends Error {}

const orFail = (message: string) => (cause: unknown) => {
  throw new MapNotLoaded(message, { cause });
};

/**
 * Fetches the map with its library and stylesheet, which no page carries before a map comes near the viewport.
 * @throws MapNotLoaded naming the part that failed
 */
export async function loadMapCanvas(): Promise<typeof MapCanvas> {
  const stylesheet = import("./leaflet-stylesheet").catch(orFail(mapMessages.stylesheetFailed));
  const script = import("./map-canvas").catch(orFail(mapMessages.scriptFailed));
  const [, map] = await Promise.all([stylesheet, script]);
  if (typeof map.MapCanvas !== "function") throw new MapNotLoaded(mapMessages.libraryFailed);
  return map.MapCanvas;
}
