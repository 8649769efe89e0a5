"use client";

import { TileLayer } from "react-leaflet";
import type { MapLayer, MapTiles } from "@/lib/domain/places/map-layer";
import { mapMessages } from "@/lib/domain/places/map.messages";

export const MAX_ZOOM = 19;
/** Opacity of the streets over the imagery of the hybrid layer (docs/product.md, REST API). */
const STREETS_OVER_IMAGERY = 0.3;

/** Shown for a tile that fails to load. */
const MISSING_TILE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e4dfd3"/><text x="128" y="132" font-family="sans-serif" font-size="15" text-anchor="middle" fill="#56645b">${mapMessages.tileMissing}</text></svg>`,
)}`;

/** The map's tiles, with the required attribution. */
export function TileLayers({ layer, tiles }: { layer: MapLayer; tiles: MapTiles }) {
  const shared = { maxZoom: MAX_ZOOM, errorTileUrl: MISSING_TILE };
  if (layer === "street") return <TileLayer key="street" {...tiles.street} {...shared} />;
  return (
    <>
      <TileLayer key="satellite" {...tiles.satellite} {...shared} zIndex={1} />
      {layer === "hybrid" && (
        <TileLayer key="streets" {...tiles.street} {...shared} opacity={STREETS_OVER_IMAGERY} zIndex={2} />
      )}
    </>
  );
}
