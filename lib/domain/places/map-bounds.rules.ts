import { VIEWPORT_CELLS_MAX, VIEWPORT_CELLS_MIN } from "./viewport.rules";

/** Bounds as a map reports them: longitudes exceed 180 when the visitor drags the map around the earth. */
export type MapBounds = { west: number; south: number; east: number; north: number };

/** The area of a map, and how many clusters fit in it. */
export type MapFrame = MapBounds & { room: number };

/** The width and height reserved for a cluster, in CSS pixels. */
const CLUSTER_ROOM = 56;

/** How many clusters fit in a map, from its size in CSS pixels, within the server's limits. */
export function roomOf(width: number, height: number): number {
  return Math.min(VIEWPORT_CELLS_MAX, Math.max(VIEWPORT_CELLS_MIN, Math.floor((width * height) / CLUSTER_ROOM ** 2)));
}

/** Decimals of an area in an address, about eleven metres, so that nearby views share a request. */
const DECIMALS = 4;
const STEP = 10 ** DECIMALS;

const tidy = (degrees: number) => Math.round(degrees * STEP) / STEP;
const downward = (degrees: number) => Math.floor(degrees * STEP) / STEP;
const upward = (degrees: number) => Math.ceil(degrees * STEP) / STEP;
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/**
 * The viewport of a map's bounds, rounded outward to four decimals. Latitudes stay within the poles and longitudes
 * within -180 to 180, west before east unless it crosses the antimeridian. A map of the whole earth covers all
 * longitudes.
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

/** "73.7,18.4,74.1,18.7": west, south, east, north, as in the address of a map. */
export function formatArea({ west, south, east, north }: MapBounds): string {
  return [west, south, east, north].join(",");
}

/** Whether a map at `now` has moved or zoomed noticeably since the last search. */
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
