import { type Coordinates, destination, EARTH_RADIUS_KM } from "./coordinates.rules";

/** The public view of a place: a point near its cell, and the name of the town. */
export type PublicPlace = { position: Coordinates; placeName: string | null };

/** A square of the grid that hides a place: all public data about the place derives from the cell alone. */
export type PlaceCell = { id: string; centre: Coordinates };

/** The side length of a cell, in kilometres. */
export const CELL_KM = 0.5;
/** Minimum and maximum distance of the published point from every place in the cell, in kilometres. */
export const SHIFT_MIN_KM = 0.15;
export const SHIFT_MAX_KM = 1.1;

const KM_PER_DEGREE = (2 * Math.PI * EARTH_RADIUS_KM) / 360;
const DEGREES_PER_ROW = CELL_KM / KM_PER_DEGREE;
/** Distance from the centre of a cell to its corners, with a margin for the curvature of the earth. */
const CELL_REACH_KM = 0.355;

/** A number from 0 up to 1 from four bytes of a digest. */
const share = (digest: Uint8Array, word: number) =>
  new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(4 * word) / 2 ** 32;

/**
 * The cell of a place. Rows run along parallels, and each row has a whole number of columns, none wider than a cell.
 * @param gridDigest at least 8 bytes that fix the origin of the account's grid, so that nobody else knows its borders
 */
export function cellOf(place: Coordinates, gridDigest: Uint8Array): PlaceCell {
  const rowOffset = share(gridDigest, 0);
  const columnOffset = share(gridDigest, 1);
  const row = Math.floor((place.latitude + 90) / DEGREES_PER_ROW + rowOffset);
  const south = (row - rowOffset) * DEGREES_PER_ROW - 90;
  const middle = Math.min(90, Math.max(-90, south + DEGREES_PER_ROW / 2));
  const widest = Math.min(Math.abs(south), Math.abs(south + DEGREES_PER_ROW));
  const columns = Math.ceil((360 / DEGREES_PER_ROW) * Math.cos((widest * Math.PI) / 180));
  const column = Math.floor(((place.longitude + 180) / 360) * columns + columnOffset) % columns;
  const longitude = ((column + 0.5 - columnOffset) / columns) * 360 - 180;
  return { id: `${row}:${column}`, centre: { latitude: middle, longitude } };
}

/**
 * The published point for any place in a cell. It is outside the cell, at least SHIFT_MIN_KM from every place in it, in
 * a direction that depends on the digest alone.
 * @param pointDigest at least 8 bytes, fixed for the account and the cell, and secret
 */
export function pointBesideCell({ centre }: PlaceCell, pointDigest: Uint8Array): Coordinates {
  const inner = CELL_REACH_KM + SHIFT_MIN_KM;
  const outer = SHIFT_MAX_KM - CELL_REACH_KM;
  // The square root spreads points evenly over the ring instead of crowding them at its inner edge.
  const km = Math.sqrt(inner ** 2 + share(pointDigest, 0) * (outer ** 2 - inner ** 2));
  return destination(centre, km, share(pointDigest, 1) * 2 * Math.PI);
}
