import { mapMessages } from "@/lib/domain/places/map.messages";
import type { LiveMap } from "./live-map";

/** Why the map failed to load, as a message for the visitor. */
export class MapNotLoaded extends Error {}

/**
 * Loads the map with its library and stylesheet, once a map comes near the viewport.
 * @throws MapNotLoaded naming the part that failed; the script, if both did
 */
export async function loadLiveMap(): Promise<typeof LiveMap> {
  const [script, stylesheet] = await Promise.allSettled([import("./live-map"), import("./leaflet-stylesheet")]);
  if (script.status === "rejected") throw new MapNotLoaded(mapMessages.scriptFailed, { cause: script.reason });
  if (stylesheet.status === "rejected")
    throw new MapNotLoaded(mapMessages.stylesheetFailed, { cause: stylesheet.reason });
  if (typeof script.value.LiveMap !== "function") throw new MapNotLoaded(mapMessages.libraryFailed);
  return script.value.LiveMap;
}
