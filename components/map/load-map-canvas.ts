import { mapMessages } from "@/lib/domain/places/map.messages";
import type { MapCanvas } from "./map-canvas";

/** Why there is no map, in the words that a visitor reads. */
export class MapNotLoaded extends Error {}

/**
 * Fetches the map with its library and stylesheet, which no page carries before a map comes near the viewport.
 * @throws MapNotLoaded naming the part that failed; the script, where both did
 */
export async function loadMapCanvas(): Promise<typeof MapCanvas> {
  const [script, stylesheet] = await Promise.allSettled([import("./map-canvas"), import("./leaflet-stylesheet")]);
  if (script.status === "rejected") throw new MapNotLoaded(mapMessages.scriptFailed, { cause: script.reason });
  if (stylesheet.status === "rejected")
    throw new MapNotLoaded(mapMessages.stylesheetFailed, { cause: stylesheet.reason });
  if (typeof script.value.MapCanvas !== "function") throw new MapNotLoaded(mapMessages.libraryFailed);
  return script.value.MapCanvas;
}
