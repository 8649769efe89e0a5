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
/** How many of the nearest mentors the initial map shows when the place is known. */
export const START_MENTORS = 8;

/** The approximate area of a map around its initial centre, for lookups before the screen's size is known. */
export function startArea({ latitude, longitude }: Coordinates): MapBounds {
  return viewportOf({
    west: longitude - HALF_WIDTH,
    south: latitude - HALF_HEIGHT,
    east: longitude + HALF_WIDTH,
    north: latitude + HALF_HEIGHT,
  });
}

/** The smallest area that holds a centre and some places, the shorter way around the earth from the centre. */
export function areaOf(center: Coordinates, places: readonly Coordinates[]): MapBounds {
  const all = [center, ...places].filter(isValidCoordinates);
  const latitudes = all.map(({ latitude }) => latitude);
  const longitudes = all.map(({ longitude }) => {
    const away = longitude - center.longitude;
    return longitude + (away > 180 ? -360 : away < -180 ? 360 : 0);
  });
  return viewportOf({
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  });
}
