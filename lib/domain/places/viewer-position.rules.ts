import { type Coordinates, isValidCoordinates } from "./coordinates.rules";

/** Cookie with the visitor's own position as "latitude,longitude", rounded to three decimals (about 100 m). */
export const VIEWER_POSITION_COOKIE = "user_location";
const DECIMALS = 3;

/** The position of the cookie's value; null when there is none or it is not a pair of numbers in range. */
export function parseViewerPosition(value: string | undefined): Coordinates | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(value ?? "");
  if (!match) return null;
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return isValidCoordinates(point) ? point : null;
}

/** The cookie's value for a position. */
export function formatViewerPosition({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
}
