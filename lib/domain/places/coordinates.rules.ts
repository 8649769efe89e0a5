/** WGS 84 degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Mean radius of the earth in kilometres, for all distances (docs/product.md, Constants). */
export const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const isInRange = (value: unknown, limit: number): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= limit;

/** Whether both values are numbers in range; no other point may be drawn or measured. */
export function isValidCoordinates(point: { latitude: unknown; longitude: unknown }): point is Coordinates {
  return isInRange(point.latitude, 90) && isInRange(point.longitude, 180);
}

/** Great-circle distance in kilometres; 0 when a point is out of range (docs/product.md, Input rules). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  if (!isValidCoordinates(from) || !isValidCoordinates(to)) return 0;
  const dLat = radians(to.latitude - from.latitude);
  const dLng = radians(to.longitude - from.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point on the unit sphere, as stored in the listing rows: SQL generates x, y and z from the same formula. */
export function unitVector({ latitude, longitude }: Coordinates): readonly [number, number, number] {
  const lat = radians(latitude);
  const lng = radians(longitude);
  return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)];
}

/** The point at a distance of `km` in the direction `bearing` (radians, clockwise from north). */
export function destination(from: Coordinates, km: number, bearing: number): Coordinates {
  const angle = km / EARTH_RADIUS_KM;
  const lat = radians(from.latitude);
  const lng = radians(from.longitude);
  const toLat = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing));
  const toLng =
    lng +
    Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * Math.sin(toLat));
  return {
    latitude: (toLat * 180) / Math.PI,
    longitude: (((((toLng * 180) / Math.PI + 540) % 360) + 360) % 360) - 180,
  };
}

/** "850 m" below one kilometre, "3.4 km" from one kilometre on (docs/product.md, Constants). */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000);
  return metres < 1000 ? `${metres} m` : `${km.toFixed(1)} km`;
}
