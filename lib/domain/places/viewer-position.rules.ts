import { type Coordinates, isValidCoordinates } from "./coordinates.rules";

/** Cookie with the visitor's own position as "latitude,longitude", rounded to three decimals (about 100 m). */
export const VIEWER_POSITION_COOKIE = "user_location";
/** Lifetime of the cookie. */
export const VIEWER_POSITION_SECONDS = 30 * 24 * 60 * 60;
const DECIMALS = 3;

// Adding 0 turns the -0 of a small negative number into 0.
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;

/** Rounds a position to about 100 m: enough to show distances, and no more than the site needs to know. */
export function roundPosition({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** Reads a position from the cookie's value; null unless it is a pair of numbers in range. */
export function parseViewerPosition(value: string | undefined): Coordinates | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(value ?? "");
  if (!match) return null;
  const point = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return isValidCoordinates(point) ? point : null;
}

/** The cookie's value for a position. */
export function formatViewerPosition(position: Coordinates): string {
  const { latitude, longitude } = roundPosition(position);
  return `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
}
