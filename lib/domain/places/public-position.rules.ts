import { type Coordinates, destination } from "./coordinates.rules";

/** What the public sees of a place: the shifted point and the town in words. */
export type PublicPlace = { position: Coordinates; placeName: string | null };

/** How far a published place may lie from the true one, in kilometres. Never less than the minimum, or some mentors would be exact. */
export const SHIFT_MAX_KM = 0.4;
export const SHIFT_MIN_KM = 0.15;

/**
 * The place that the public may see: the true one moved by a distance and in a direction that only the secret
 * digest tells. The same digest always gives the same shift, so many answers together reveal no more than one.
 * @param digest at least 8 bytes that are fixed for the mentor and unknown to the public
 */
export function shiftPosition(exact: Coordinates, digest: Uint8Array): Coordinates {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const bearing = (view.getUint32(0) / 2 ** 32) * 2 * Math.PI;
  // The root spreads places evenly over the ring instead of crowding them at its inner edge.
  const share = view.getUint32(4) / 2 ** 32;
  const km = Math.sqrt(SHIFT_MIN_KM ** 2 + share * (SHIFT_MAX_KM ** 2 - SHIFT_MIN_KM ** 2));
  return destination(exact, km, bearing);
}
