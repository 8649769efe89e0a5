import { type Coordinates, isValidCoordinates } from "./coordinates.rules";
import { type MapBounds, viewportOf } from "./map-bounds.rules";

/** Initial centre of the map for a visitor without a known place (docs/product.md, Messages). */
export const DEFAULT_CENTER: Coordinates = { latitude: 28.61, longitude: 77.21 };
/** Leaflet zoom levels (docs/product.md, Constants). */
export const DEFAULT_ZOOM = 13;
export const LOCATED_ZOOM = 15;

/** Half the width and height of a wide screen's map at the initial zoom, in degrees around India. */
const HALF_WIDTH = 0.11;
const HALF_HEIGHT = 0.05;
/** Room around two places, as a share of their distance. */
const MARGIN = 0.2;

/** The approximate area of a map around its initial centre, for lookups before the screen's size is known. */
export function startArea({ latitude, longitude }: Coordinates): MapBounds {
  return viewportOf({
    west: longitude - HALF_WIDTH,
    south: latitude - HALF_HEIGHT,
    east: longitude + HALF_WIDTH,
    north: latitude + HALF_HEIGHT,
  });
}

/** The area that holds two places with some margin, the shorter way around the earth. */
export function areaOfBoth(a: Coordinates, b: Coordinates): MapBounds {
  if (!isValidCoordinates(a) || !isValidCoordinates(b)) return startArea(DEFAULT_CENTER);
  const turn = b.longitude - a.longitude > 180 ? -360 : b.longitude - a.longitude < -180 ? 360 : 0;
  const longitudes = [a.longitude, b.longitude + turn];
  const latitudes = [a.latitude, b.latitude];
  const marginX = Math.max(HALF_WIDTH, (Math.max(...longitudes) - Math.min(...longitudes)) * MARGIN);
  const marginY = Math.max(HALF_HEIGHT, (Math.max(...latitudes) - Math.min(...latitudes)) * MARGIN);
  return viewportOf({
    west: Math.min(...longitudes) - marginX,
    south: Math.min(...latitudes) - marginY,
    east: Math.max(...longitudes) + marginX,
    north: Math.max(...latitudes) + marginY,
  });
}
