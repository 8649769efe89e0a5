/** How close a number must be to a coordinate to reveal it, in degrees: about a metre. */
const NEAR_DEGREES = 0.000_01;

/**
 * Whether a text contains an exact place: both its latitude and its longitude, rounded to a metre or better. One of the
 * two alone is no proof, because a public place shifted straight east keeps its latitude.
 */
export function tellsPlace(text: string, { latitude, longitude }: Record<"latitude" | "longitude", number | null>) {
  if (latitude === null || longitude === null) throw new Error("There is no place to look for.");
  const numbers = (text.match(/\d+\.\d{4,}/g) ?? []).map(Number);
  const isTold = (coordinate: number) => numbers.some((number) => Math.abs(number - coordinate) <= NEAR_DEGREES);
  return isTold(latitude) && isTold(longitude);
}
