import { type Coordinates, distanceKm, EARTH_RADIUS_KM } from "./coordinates.rules";

/**
 * Quadkeys: the web-mercator tile of zoom 15 (about 1.1 km wide in India) as one Morton number of 30 bits. Neighbouring
 * tiles mostly have neighbouring numbers, so a circle is a few ranges of one plain index, and dropping two bits gives
 * the tile one zoom further out.
 */
export const QUADKEY_ZOOM = 15;
/** Mercator ends before the poles; places beyond the limit share the outermost row of tiles. */
const MERCATOR_LIMIT = 85.05;

export type QuadkeyRange = readonly [from: number, to: number];

function spreadBits(value: number): number {
  let v = value & 0x7fff;
  v = (v | (v << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

const clampTile = (value: number, tiles: number) => Math.min(tiles - 1, Math.max(0, Math.floor(value)));

/** The column of a longitude among `tiles` columns, counted from the west. */
export function tileX(longitude: number, tiles: number): number {
  return clampTile(((longitude + 180) / 360) * tiles, tiles);
}

/** The row of a latitude among `tiles` rows, counted from the north. */
export function tileY(latitude: number, tiles: number): number {
  const sine = Math.sin((Math.max(-MERCATOR_LIMIT, Math.min(MERCATOR_LIMIT, latitude)) * Math.PI) / 180);
  return clampTile((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles, tiles);
}

/** The number of a tile among those of its zoom. */
export const morton = (x: number, y: number) => (spreadBits(y) << 1) | spreadBits(x);

/** The quadkey of a place. */
export function quadkeyOf({ latitude, longitude }: Coordinates): number {
  const tiles = 2 ** QUADKEY_ZOOM;
  return morton(tileX(longitude, tiles), tileY(latitude, tiles));
}

/**
 * The four tiles of a zoom that meet at the corner nearest to a place.
 * @returns their numbers, how far they reach from the place in every direction, and their combined size
 */
export function tilesAround(place: Coordinates, zoom: number): { codes: number[]; reachKm: number; areaKm2: number } {
  const tiles = 2 ** zoom;
  const widthKm = (2 * Math.PI * EARTH_RADIUS_KM * Math.max(0.01, Math.cos((place.latitude * Math.PI) / 180))) / tiles;
  const left = Math.round(((place.longitude + 180) / 360) * tiles) - 1;
  // Twice as many rows show which half of its row the place is in.
  const top = Math.min(tiles - 2, Math.max(0, Math.ceil(tileY(place.latitude, 2 * tiles) / 2) - 1));
  const column = (x: number) => (x + tiles) % tiles;
  const codes = [0, 1].flatMap((row) => [morton(column(left), top + row), morton(column(left + 1), top + row)]);
  return { codes, reachKm: widthKm / 2, areaKm2: 4 * widthKm ** 2 };
}

/** The number of the tile at a coarser zoom that holds a quadkey. */
export const tileAt = (quadkey: number, zoom: number) => quadkey >> (2 * (QUADKEY_ZOOM - zoom));

/** Latitude and longitude spans that contain the whole circle; near a pole, all longitudes. */
function boundsOfCircle(center: Coordinates, radiusKm: number) {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const dLat = (angle * 180) / Math.PI;
  const south = Math.max(-90, center.latitude - dLat);
  const north = Math.min(90, center.latitude + dLat);
  const ratio = Math.sin(Math.min(angle, Math.PI / 2)) / Math.cos((center.latitude * Math.PI) / 180);
  const dLng = north >= 90 || south <= -90 || ratio >= 1 ? 180 : (Math.asin(ratio) * 180) / Math.PI;
  return { south, north, dLng };
}

/** Tiles of one zoom, as columns and rows. */
type Tiles = { zoom: number; places: readonly (readonly [x: number, y: number])[] };

const circumferenceAt = ({ latitude }: Coordinates) =>
  2 * Math.PI * EARTH_RADIUS_KM * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
/** The zoom whose tiles are at most twice as wide as requested. */
const zoomOfWidth = (center: Coordinates, km: number) =>
  Math.max(2, Math.min(QUADKEY_ZOOM, Math.floor(Math.log2(circumferenceAt(center) / km))));
const rangesOfTiles = ({ zoom, places }: Tiles) =>
  quadkeyRanges(
    places.map(([x, y]) => morton(x, y)),
    zoom,
  );

function tilesOfCircle(center: Coordinates, radiusKm: number): Tiles {
  const zoom = zoomOfWidth(center, radiusKm / 3);
  const tiles = 2 ** zoom;
  const { south, north, dLng } = boundsOfCircle(center, radiusKm);
  const top = tileY(north, tiles);
  const bottom = tileY(south, tiles);
  const left = Math.floor(((center.longitude - dLng + 180) / 360) * tiles);
  const right = Math.floor(((center.longitude + dLng + 180) / 360) * tiles);
  const columns = Math.min(tiles, right - left + 1);

  const places: [number, number][] = [];
  for (let y = top; y <= bottom; y++) {
    for (let i = 0; i < columns; i++) {
      // A circle across the antimeridian continues at the other edge of the map.
      const x = (((left + i) % tiles) + tiles) % tiles;
      if (columns < tiles && tileIsOutside(center, radiusKm, x, y, tiles)) continue;
      places.push([x, y]);
    }
  }
  return { zoom, places };
}

/**
 * Sorted and merged quadkey ranges whose tiles cover the circle. The tiles are about a third of the radius wide, so
 * there are a few dozen at most; the query does the exact distance test.
 * @param radiusKm greater than 0
 */
export function coverCircle(center: Coordinates, radiusKm: number): QuadkeyRange[] {
  return rangesOfTiles(tilesOfCircle(center, radiusKm));
}

/** Tiles of a ring are this many times narrower than its radius, or wider for a wide ring. */
const RING_TILES = 96;

/**
 * Sorted and merged quadkey ranges that cover a ring. Tiles of the outer circle are split where either edge crosses
 * them; tiles inside the inner circle are left out.
 * @param innerKm less than outerKm
 */
export function coverRing(center: Coordinates, innerKm: number, outerKm: number): QuadkeyRange[] {
  const finest = zoomOfWidth(center, Math.max(outerKm / RING_TILES, (outerKm - innerKm) / 3));
  let { zoom, places } = tilesOfCircle(center, outerKm);
  const isNeeded = (x: number, y: number) => !tileIsInside(center, innerKm, x, y, 2 ** zoom);
  places = places.filter(([x, y]) => isNeeded(x, y));
  while (zoom < finest) {
    zoom += 1;
    places = places
      .flatMap(([x, y]) => [0, 1, 2, 3].map((part) => [2 * x + (part & 1), 2 * y + (part >> 1)] as const))
      .filter(([x, y]) => isNeeded(x, y) && !tileIsOutside(center, outerKm, x, y, 2 ** zoom));
  }
  return rangesOfTiles({ zoom, places });
}

/** The quadkeys of all places in some tiles, as sorted and merged ranges. */
export function quadkeyRanges(codes: readonly number[], zoom: number): QuadkeyRange[] {
  const shift = 4 ** (QUADKEY_ZOOM - zoom);
  return mergedRanges(codes).map(([first, last]) => [first * shift, (last + 1) * shift - 1]);
}

/** Tiles of one zoom as sorted ranges of their numbers. */
export function mergedRanges(codes: readonly number[]): QuadkeyRange[] {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** The tiles of a coarser zoom that contain some quadkeys, as sorted and merged ranges of their numbers. */
export function tileRanges(ranges: readonly QuadkeyRange[], zoom: number): QuadkeyRange[] {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges) {
    const [from, to] = [tileAt(first, zoom), tileAt(last, zoom)];
    const before = merged.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The intersection of two lists of sorted ranges. */
export function intersectRanges(some: readonly QuadkeyRange[], others: readonly QuadkeyRange[]): QuadkeyRange[] {
  const common: QuadkeyRange[] = [];
  for (let i = 0, j = 0; i < some.length && j < others.length;) {
    const [first, last] = [Math.max(some[i]![0], others[j]![0]), Math.min(some[i]![1], others[j]![1])];
    if (first <= last) common.push([first, last]);
    if (some[i]![1] < others[j]![1]) i++;
    else j++;
  }
  return common;
}

const latitudeOfRow = (row: number, tiles: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) * 180) / Math.PI;

/** Whether a tile is certainly inside the circle, judged by its farthest corner; false in doubt. */
function tileIsInside(center: Coordinates, radiusKm: number, x: number, y: number, tiles: number): boolean {
  if (y === 0 || y === tiles - 1) return false;
  const corners = [x, x + 1].flatMap((column) =>
    [y, y + 1].map((row) =>
      distanceKm(center, { latitude: latitudeOfRow(row, tiles), longitude: (column * 360) / tiles - 180 }),
    ),
  );
  return Math.max(...corners) < radiusKm * 0.98 - 0.05;
}

/** Whether a corner tile of the bounding box is certainly outside the circle; false in doubt. */
function tileIsOutside(center: Coordinates, radiusKm: number, x: number, y: number, tiles: number): boolean {
  if (y === 0 || y === tiles - 1) return false;
  const tileWidth = 360 / tiles;
  const west = x * tileWidth - 180;
  const [north, south] = [latitudeOfRow(y, tiles), latitudeOfRow(y + 1, tiles)];
  const offset = ((center.longitude - west + 540) % 360) - 180;
  const longitude = offset < 0 ? west : offset > tileWidth ? west + tileWidth : west + offset;
  const nearest = [Math.min(Math.max(center.latitude, south), north), north, south].map((latitude) =>
    distanceKm(center, { latitude, longitude }),
  );
  return Math.min(...nearest) > radiusKm * 1.02 + 0.05;
}
