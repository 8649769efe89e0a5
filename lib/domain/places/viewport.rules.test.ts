import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quadkeyOf, quadkeyRanges, tileAt } from "./quadkey.rules";
import {
  cellZoom,
  fewMentors,
  isClose,
  isInViewport,
  longitudeSpan,
  middleOf,
  VIEWPORT_CELLS_MAX,
  viewportTiles,
} from "./viewport.rules";
import type { Viewport } from "./viewport.schema";

const WORLD: Viewport = { west: -180, south: -90, east: 180, north: 90 };
const FIJI: Viewport = { west: 176, south: -20, east: -178, north: -15 };

/** The area that a map of this many pixels shows around Delhi, at a zoom of 256-pixel tiles. */
function screen(width: number, height: number, zoom: number): Viewport {
  const degrees = 360 / (256 * 2 ** zoom);
  const north = (height / 2) * degrees * Math.cos((28.6 * Math.PI) / 180);
  return {
    west: 77.2 - (width / 2) * degrees,
    south: 28.6 - north,
    east: 77.2 + (width / 2) * degrees,
    north: 28.6 + north,
  };
}

describe("cellZoom", () => {
  it.each<[string, Viewport, number]>([
    ["the whole earth", WORLD, 4],
    ["all but a sliver of the earth", { ...WORLD, west: 10, east: 9.999 }, 4],
    ["a hemisphere", { west: 0, south: -85, east: 180, north: 85 }, 4],
    ["across the antimeridian", FIJI, 9],
    ["at the pole", { west: 0, south: 80, east: 90, north: 90 }, 6],
    ["beyond the edge of the map", { west: -180, south: 86, east: 180, north: 90 }, 8],
    ["India on a wide screen", screen(2560, 1440, 5), 6],
    ["India on a phone", screen(390, 600, 4), 7],
    ["Delhi on a phone", screen(390, 600, 11), 14],
    ["Delhi on a laptop", screen(1280, 640, 11), 13],
    ["a street on a phone", screen(390, 600, 17), 15],
    ["one point", { west: 77.2, south: 28.6, east: 77.2, north: 28.600001 }, 15],
  ])("of %s", (_, viewport, zoom) => {
    expect(cellZoom(viewport)).toBe(zoom);
  });
});

describe("cellZoom for a map with little room", () => {
  it.each<[string, Viewport, number, number]>([
    ["the whole earth", WORLD, 34, 3],
    ["India on a phone", screen(390, 600, 4), 57, 5],
    ["Delhi on a phone", screen(390, 600, 11), 57, 12],
    ["Delhi on a laptop", screen(1280, 640, 11), 261, 13],
  ])("of %s", (_, viewport, room, zoom) => {
    expect(cellZoom(viewport, room)).toBe(zoom);
  });
});

it.each([
  [undefined, 300],
  [280, 70],
  [158, 39],
  [57, 20],
  [16, 20],
])("with room for %s cells, %d mentors are few", (room, few) => {
  expect(fewMentors(room)).toBe(few);
});

describe("isClose", () => {
  it.each<[string, Viewport, boolean]>([
    ["a street on a phone", screen(390, 600, 17), true],
    ["some streets on a laptop", screen(1280, 640, 15), true],
    ["a quarter on a laptop", screen(1280, 640, 14), false],
    ["a quarter on a wide screen", screen(2560, 1440, 15), false],
    ["across the antimeridian", { west: 179.99, south: -17, east: -179.99, north: -16.99 }, true],
    ["the whole earth", WORLD, false],
  ])("of %s", (_, viewport, close) => {
    expect(isClose(viewport)).toBe(close);
  });
});

describe("viewportTiles", () => {
  it("continues across the antimeridian and returns each tile once", () => {
    const { codes } = viewportTiles(FIJI, 9);
    expect(new Set(codes).size).toBe(codes.length);
    for (const longitude of [176, 180, -180, -178]) {
      expect(codes).toContain(tileAt(quadkeyOf({ latitude: -17, longitude }), 9));
    }
    expect(codes).not.toContain(tileAt(quadkeyOf({ latitude: -17, longitude: 0 }), 9));
    const all = viewportTiles({ ...WORLD, west: 10, east: 9.999 }, 4).codes;
    expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 256 }, (_, code) => code));
  });

  it("counts only tiles away from the edges as inner ones", () => {
    const viewport = { west: 76, south: 27, east: 79, north: 30 };
    const { codes, inner } = viewportTiles(viewport, 8);
    const corners = [27, 30].flatMap((latitude) => [76, 79].map((longitude) => ({ latitude, longitude })));
    for (const corner of corners) expect(inner).not.toContain(tileAt(quadkeyOf(corner), 8));
    expect(inner).toContain(tileAt(quadkeyOf({ latitude: 28.5, longitude: 77.5 }), 8));
    expect(inner.size).toBeLessThan(codes.length);
    expect(viewportTiles(WORLD, 4).inner.size).toBe(16 * 14);
  });
});

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const viewport = fc
  .record({ west: longitude, east: longitude, some: latitude, other: latitude })
  .map(({ west, east, some, other }) => ({ west, east, south: Math.min(some, other), north: Math.max(some, other) }));
/** A viewport of any size, and a place that is often in it. */
const around = fc
  .record({
    latitude,
    longitude,
    zoom: fc.double({ min: 0, max: 20, noNaN: true }),
    dx: fc.double({ min: -1, max: 1, noNaN: true }),
    dy: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  .map(({ latitude, longitude, zoom, dx, dy }) => {
    const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
    const size = 170 / 2 ** zoom;
    const clamp = (degrees: number) => Math.max(-90, Math.min(90, degrees));
    return {
      viewport: {
        west: turn(longitude - size),
        east: turn(longitude + size),
        south: clamp(latitude - size),
        north: clamp(latitude + size),
      },
      place: { latitude: clamp(latitude + dy * size), longitude: turn(longitude + dx * size) },
    };
  });

it("covers every place of a viewport with at most 280 tiles, and with inner tiles only places in it", () => {
  fc.assert(
    fc.property(
      fc.oneof(around, fc.record({ viewport, place: fc.record({ latitude, longitude }) })),
      ({ viewport, place }) => {
        const zoom = cellZoom(viewport);
        expect(zoom).toBeGreaterThanOrEqual(4);
        const { codes, inner } = viewportTiles(viewport, zoom);
        expect(codes.length).toBeLessThanOrEqual(VIEWPORT_CELLS_MAX);
        const key = quadkeyOf(place);
        if (isInViewport(viewport, place)) {
          expect(codes).toContain(tileAt(key, zoom));
          expect(quadkeyRanges(codes, zoom).some(([first, last]) => first <= key && key <= last)).toBe(true);
        } else {
          expect(inner).not.toContain(tileAt(key, zoom));
        }
      },
    ),
    { numRuns: 3000 },
  );
});

it("contains its own centre", () => {
  fc.assert(
    fc.property(viewport, (viewport) => {
      expect(isInViewport(viewport, middleOf(viewport))).toBe(true);
    }),
  );
  expect(middleOf(FIJI)).toEqual({ latitude: -17.5, longitude: 179 });
  expect(middleOf({ ...FIJI, east: -170 })).toEqual({ latitude: -17.5, longitude: -177 });
  expect(middleOf(WORLD)).toEqual({ latitude: 0, longitude: 0 });
});

it("spans up to the whole earth", () => {
  expect(longitudeSpan(FIJI)).toBe(6);
  expect(longitudeSpan(WORLD)).toBe(360);
  expect(longitudeSpan({ west: 20, east: 20 })).toBe(0);
});

it("includes its edges", () => {
  for (const longitude of [176, 180, -180, -178]) expect(isInViewport(FIJI, { latitude: -15, longitude })).toBe(true);
  for (const longitude of [175.999, -177.999, 0]) expect(isInViewport(FIJI, { latitude: -17, longitude })).toBe(false);
  expect(isInViewport(FIJI, { latitude: -14.999, longitude: 177 })).toBe(false);
});
