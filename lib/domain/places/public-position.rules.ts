import { type Coordinates, destination, EARTH_RADIUS_KM } from "./coordinates.rules";

/** What the public sees of a place: a point near its cell and the town in words. */
export type PublicPlace = { position: Coordinates; placeName: string | null };

/** A square of the grid that hides a place: everything public about the place follows from the cell alone. */
export type PlaceCell = { id: string; centre: Coordinates };

/** How long the side of a cell is, in kilometres. */
export const CELL_KM = 0.5;
/** How far the published point lies from every place in the cell, in kilometres: at least and at most. */
export const SHIFT_MIN_KM = 0.15;
export const SHIFT_MAX_KM = 1.1;

const KM_PER_DEGREE = (2 * Math.PI * EARTH_RADIUS_KM) / 360;
const DEGREES_PER_ROW = CELL_KM / KM_PER_DEGREE;
/** From the middle of a cell to its corners, with a margin for the curve of the earth. */
const CELL_REACH_KM = 0.355;

/** A number from 0 up to 1 out of four bytes of a digest. */
const share = (digest: Uint8Array, word: number) =>
  new DataView(digest.buffer, digest.byteOffset, digest.byteLength).getUint32(4 * word) / 2 ** 32;

/**
 * The cell of a place. Its rows run along parallels, and each row is cut into a whole number of columns, none wider than a cell.
 * @param gridDigest at least 8 bytes that fix where the account's grid begins, so that nobody else knows its borders
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
 * The point that the public sees instead of any place in a cell. It lies outside of the cell, at least SHIFT_MIN_KM from every
 * place in it, in a direction that only the digest tells.
 * @param pointDigest at least 8 bytes that are fixed for the account and the cell, and unknown to the public
 */
export function pointBesideCell({ centre }: PlaceCell, pointDigest: Uint8Array): Coordinates {
  const inner = CELL_REACH_KM + SHIFT_MIN_KM;
  const outer = SHIFT_MAX_KM - CELL_REACH_KM;
  // The root spreads points evenly over the ring instead of crowding them at its inner edge.
  const km = Math.sqrt(inner ** 2 + share(pointDigest, 0) * (outer ** 2 - inner ** 2));
  return destination(centre, km, share(pointDigest, 1) * 2 * Math.PI);
}
