import { VIEWPORT_CELLS_MAX, VIEWPORT_CELLS_MIN } from "./viewport.rules";

/** Bounds as a map reports them: longitudes run on past 180 where it is dragged around the earth. */
export type MapBounds = { west: number; south: number; east: number; north: number };

/** What a map shows, and how many clusters it has room for. */
export type MapFrame = MapBounds & { room: number };

/** The width and height that a cluster should have for itself, in CSS pixels. */
const CLUSTER_ROOM = 56;

/** How many clusters a map has room for: of its size in CSS pixels, within what the server takes. */
export function roomOf(width: number, height: number): number {
  return Math.min(VIEWPORT_CELLS_MAX, Math.max(VIEWPORT_CELLS_MIN, Math.floor((width * height) / CLUSTER_ROOM ** 2)));
}

/** Decimals of an area in an address, about eleven metres: nearby views then ask for the same. */
const DECIMALS = 4;
const STEP = 10 ** DECIMALS;

const tidy = (degrees: number) => Math.round(degrees * STEP) / STEP;
const downward = (degrees: number) => Math.floor(degrees * STEP) / STEP;
const upward = (degrees: number) => Math.ceil(degrees * STEP) / STEP;
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/**
 * The viewport of a map's bounds, rounded outward to four decimals: latitudes within the poles, longitudes from -180 to
 * 180, west of east unless it crosses the antimeridian, and all longitudes once the map shows the whole earth.
 */
export function viewportOf({ west, south, east, north }: MapBounds): MapBounds {
  const isWholeEarth = east - west >= 360;
  const right = tidy(wrap(upward(east)));
  return {
    west: isWholeEarth ? -180 : tidy(wrap(downward(west))),
    south: downward(clamp(south, 90)),
    // The eastern edge of the map is 180, not -180 again.
    east: isWholeEarth || right === -180 ? 180 : right,
    north: upward(clamp(north, 90)),
  };
}

/** "73.7,18.4,74.1,18.7": west, south, east, north, as the address of a map has it. */
export function formatArea({ west, south, east, north }: MapBounds): string {
  return [west, south, east, north].join(",");
}

/** Whether a map that shows `now` has left what it showed at the last search: moved or zoomed by more than a little. */
export function hasMovedAway(searched: MapBounds, now: MapBounds): boolean {
  const width = now.east - now.west;
  const height = now.north - now.south;
  const far = (a: number, b: number, span: number) => Math.abs(a - b) > span * 0.02;
  return (
    far(searched.west, now.west, width) ||
    far(searched.east, now.east, width) ||
    far(searched.south, now.south, height) ||
    far(searched.north, now.north, height)
  );
}
