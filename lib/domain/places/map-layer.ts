/** What the map shows beneath the markers (docs/product.md, Constants). */
export const MAP_LAYERS = ["street", "satellite", "hybrid"] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

export const MAP_LAYER_LABELS: Record<MapLayer, string> = {
  street: "Street",
  satellite: "Satellite",
  hybrid: "Hybrid",
};

/** Where pictures of the map come from; the attribution is a condition of their use and may hold a link. */
type TileSource = { url: string; attribution: string };

export type MapTiles = { street: TileSource; satellite: TileSource };
