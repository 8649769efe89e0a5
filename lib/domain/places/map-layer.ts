/** The map's background layers (docs/product.md, Constants). */
export const MAP_LAYERS = ["street", "satellite", "hybrid"] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

export const MAP_LAYER_LABELS: Record<MapLayer, string> = {
  street: "Street",
  satellite: "Satellite",
  hybrid: "Hybrid",
};

/** A source of map tiles. Its terms require the attribution, which may contain a link. */
type TileSource = { url: string; attribution: string };

export type MapTiles = { street: TileSource; satellite: TileSource };
