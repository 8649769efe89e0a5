import type { Coordinates } from "./coordinates.rules";
import { morton, QUADKEY_ZOOM, tileX, tileY } from "./quadkey.rules";
import type { Viewport } from "./viewport.schema";

/** Markers in one answer, mentors and clusters together. */
export const MARKERS_MAX = 300;
/** Cells of one answer; the mentors named beside them fill the markers up to their limit. */
export const VIEWPORT_CELLS_MAX = 280;
/** The coarsest tiles that are counted; a few hold a whole country. */
export const COARSEST_CELL_ZOOM = 3;
/** Fewer would tell nothing. */
export const VIEWPORT_CELLS_MIN = 16;
/** A viewport of no more of the finest tiles (about 1 km wide) is close: every mentor can be told apart. */
const CLOSE_TILES_MAX = 48;

/** The tiles of one zoom that a viewport touches. They begin at column `left` and may go on behind the antimeridian. */
type TileGrid = { tiles: number; left: number; columns: number; top: number; rows: number };

function gridOf({ west, south, east, north }: Viewport, zoom: number): TileGrid {
  const tiles = 2 ** zoom;
  const [left, right] = [tileX(west, tiles), tileX(east, tiles)];
  // Both edges of a viewport around the earth may lie in one column, which then counts once.
  const columns = Math.min(tiles, (west <= east ? right : right + tiles) - left + 1);
  const top = tileY(north, tiles);
  return { tiles, left, columns, top, rows: tileY(south, tiles) - top + 1 };
}

function tileCount(viewport: Viewport, zoom: number): number {
  const { columns, rows } = gridOf(viewport, zoom);
  return columns * rows;
}

/**
 * The zoom of the cells that a viewport is counted in: the finest whose tiles are few enough.
 * @param room cells that the map has room for, at most VIEWPORT_CELLS_MAX
 */
export function cellZoom(viewport: Viewport, room = VIEWPORT_CELLS_MAX): number {
  let zoom = QUADKEY_ZOOM;
  while (zoom > COARSEST_CELL_ZOOM && tileCount(viewport, zoom) > room) zoom--;
  return zoom;
}

/** A fourth of the cells may be full before pins lie on each other; a handful always goes. */
const PINS_PER_CELL = 1 / 4;
const HANDFUL = 20;

/** How many mentors are few enough to be shown one by one: all that one answer takes, or as the map has room for cells. */
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
  /** Those of them that no edge of the viewport goes through, so that all of their places are in it. */
  inner: Set<number>;
};

/** The tiles of a viewport at a zoom; in doubt a tile is not an inner one. */
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

/** The place in the middle of a viewport, by degrees. */
export function middleOf(viewport: Viewport): Coordinates {
  const longitude = viewport.west + longitudeSpan(viewport) / 2;
  return {
    latitude: (viewport.south + viewport.north) / 2,
    longitude: longitude > 180 ? longitude - 360 : longitude,
  };
}
