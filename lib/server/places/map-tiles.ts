import "server-only";
import type { MapTiles } from "@/lib/domain/places/map-layer";
import { env } from "@/lib/platform/env";

/** The configured map tile servers. */
export const mapTiles: MapTiles = {
  street: { url: env.MAP_STREET_TILES, attribution: env.MAP_STREET_ATTRIBUTION },
  satellite: { url: env.MAP_SATELLITE_TILES, attribution: env.MAP_SATELLITE_ATTRIBUTION },
};
