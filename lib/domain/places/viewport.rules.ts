import type { Coordinates } from "./coordinates.rules";
import { morton, QUADKEY_ZOOM, tileX, tileY } from "./quadkey.rules";
import type { Viewport } from "./viewport.schema";

/** Limit of markers in one response, mentors and clusters together. */
export const MARKERS_MAX = 300;
/** Limit of cells in one response; individual mentors fill the markers up to their limit. */
export const VIEWPORT_CELLS_MAX = 280;
/** The coarsest tiles with counts; a few cover a whole country. */
export const COARSEST_CELL_ZOOM = 3;
/** Fewer cells would show nothing useful. */
export const VIEWPORT_CELLS_MIN = 16;
/** A viewport of at most this many of the finest tiles (about 1 km wide) is close: it shows every mentor separately. */
const CLOSE_TILES_MAX = 48;

/** The tiles of one zoom that a viewport touches, from column `left`, possibly across the antimeridian. */
type TileGrid = { tiles: number; left: number; columns: number; top: number; rows: number };

function gridOf({ west, south, east, north }: Viewport, zoom: number): TileGrid {
  const tiles = 2 ** zoom;
  const [left, right] = [tileX(west, tiles), tileX(east, tiles)];
  // Both edges of a viewport around the earth may be in one column, which counts once.
  const columns = Math.min(tiles, (west <= east ? right : right + tiles) - left + 1);
  const top = tileY(north, tiles);
  return { tiles, left, columns, top, rows: tileY(south, tiles) - top + 1 };
}

function tileCount(viewport: Viewport, zoom: number): number {
  const { columns, rows } = gridOf(viewport, zoom);
  return columns * rows;
}

/**
 * The zoom of a viewport's cells: the finest with few enough tiles.
 * @param room cells that fit in the map, at most VIEWPORT_CELLS_MAX
 */
export function cellZoom(viewport: Viewport, room = VIEWPORT_CELLS_MAX): number {
  let zoom = QUADKEY_ZOOM;
  while (zoom > COARSEST_CELL_ZOOM && tileCount(viewport, zoom) > room) zoom--;
  return zoom;
}

/** Beyond a fourth of the cells, pins overlap; a handful always fits. */
const PINS_PER_CELL = 1 / 4;
const HANDFUL = 20;

/** How many mentors a map may show one by one: as many as fit in one response, or in the map's room for cells. */
export function fewMentors(room?: number): number {
  return room === undefined ? MARKERS_MAX : Math.max(HANDFUL, Math.floor(room * PINS_PER_CELL));
}

/** Whether a viewport is so small that it shows single mentors only. */
export function isClose(viewport: Viewport): boolean {
  return tileCount(viewport, QUADKEY_ZOOM) <= CLOSE_TILES_MAX;
}

export type ViewportTiles = {
  /** Numbers of all tiles that the viewport touches. */
  codes: number[];
  /** Tiles that no edge of the viewport crosses, so that all of their places are in it. */
  inner: Set<number>;
};

/** The tiles of a viewport at a zoom; a tile in doubt is not an inner one. */
export function viewportTiles(viewport: Viewport, zoom: number): ViewportTiles {
  const { tiles, left, columns, top, rows } = gridOf(viewport, zoom);
  const isAroundTheEarth = viewport.west === -180 && viewport.east === 180;
  const codes: number[] = [];
  const inner = new Set<number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const code = morton((left + column) % tiles, top + row);
      codes.push(code);
      const isBetweenEdges = isAroundTheEarth || (column > 0 && column < columns - 1);
      if (isBetweenEdges && row > 0 && row < rows - 1) inner.add(code);
    }
  }
  return { codes, inner };
}

/** How many degrees of longitude a viewport spans, 0 to 360. */
export function longitudeSpan({ west, east }: Pick<Viewport, "west" | "east">): number {
  return west <= east ? east - west : east - west + 360;
}

/** Whether a place is in a viewport, edges included. */
export function isInViewport({ west, south, east, north }: Viewport, { latitude, longitude }: Coordinates): boolean {
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}

/** The centre of a viewport, by degrees. */
export function middleOf(viewport: Viewport): Coordinates {
  const longitude = viewport.west + longitudeSpan(viewport) / 2;
  return {
    latitude: (viewport.south + viewport.north) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
}
