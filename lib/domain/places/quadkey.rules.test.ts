import fc from "fast-check";
import { expect, it } from "vitest";
import { destination, distanceKm } from "./coordinates.rules";
import {
  coverCircle,
  coverRing,
  intersectRanges,
  mergedRanges,
  quadkeyOf,
  quadkeyRanges,
  tileAt,
  tileRanges,
  tilesAround,
} from "./quadkey.rules";

const place = fc.record({
  latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it("gives neighbours in one tile the same number", () => {
  expect(quadkeyOf({ latitude: 28.6139, longitude: 77.209 })).toBe(
    quadkeyOf({ latitude: 28.6138, longitude: 77.2091 }),
  );
  expect(quadkeyOf({ latitude: 90, longitude: 180 })).toBeLessThan(2 ** 30);
  expect(quadkeyOf({ latitude: -90, longitude: -180 })).toBeGreaterThanOrEqual(0);
});

it("covers every point of a circle, even across the antimeridian and near the poles", () => {
  fc.assert(
    fc.property(
      place,
      fc.constantFrom(0.5, 1, 5, 10, 20, 50, 250, 2000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      (center, radiusKm, share, bearing) => {
        const point = destination(center, radiusKm * share, bearing);
        if (distanceKm(center, point) > radiusKm) return;
        const key = quadkeyOf(point);
        expect(coverCircle(center, radiusKm).some(([from, to]) => from <= key && key <= to)).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
});

it("covers every point of a ring, and little of its hole", () => {
  fc.assert(
    fc.property(
      place,
      fc.constantFrom(2, 10, 50, 250, 2000),
      fc.double({ min: 0.05, max: 0.99, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      (center, outerKm, inner, share, bearing) => {
        const innerKm = outerKm * inner;
        const km = innerKm + (outerKm - innerKm) * share;
        const key = quadkeyOf(destination(center, km, bearing));
        expect(coverRing(center, innerKm, outerKm).some(([from, to]) => from <= key && key <= to)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
  const delhi = { latitude: 28.6139, longitude: 77.209 };
  const sizeOf = (ranges: readonly (readonly [number, number])[]) =>
    ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  expect(sizeOf(coverRing(delhi, 99, 100))).toBeLessThan(sizeOf(coverCircle(delhi, 100)) / 4);
  expect(coverRing(delhi, 99, 100).length).toBeLessThan(800);
});

it("needs few ranges for common search distances", () => {
  for (const radiusKm of [1, 5, 10, 20, 50]) {
    const ranges = coverCircle({ latitude: 28.6139, longitude: 77.209 }, radiusKm);
    expect(ranges.length).toBeLessThan(60);
    expect(ranges.every(([from, to], i) => from <= to && (i === 0 || ranges[i - 1]![1] < from))).toBe(true);
  }
});

it("merges adjacent tiles", () => {
  expect(mergedRanges([])).toEqual([]);
  expect(mergedRanges([7, 3, 4, 9, 5])).toEqual([
    [3, 5],
    [7, 7],
    [9, 9],
  ]);
});

it("gives each tile the quadkeys of its own places and no others", () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 15 }), (point, zoom) => {
      const key = quadkeyOf(point);
      const [[first, last]] = quadkeyRanges([tileAt(key, zoom)], zoom) as [readonly [number, number]];
      expect([first <= key, key <= last, last - first + 1]).toEqual([true, true, 4 ** (15 - zoom)]);
    }),
  );
});

it("intersects ranges like their individual numbers", () => {
  const ranges = fc.uniqueArray(fc.nat(60), { maxLength: 40 }).map(mergedRanges);
  const numbers = (list: ReturnType<typeof mergedRanges>) =>
    list.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
  fc.assert(
    fc.property(ranges, ranges, (some, others) => {
      const held = new Set(numbers(others));
      expect(numbers(intersectRanges(some, others))).toEqual(numbers(some).filter((number) => held.has(number)));
    }),
  );
});

it("returns each coarser tile of some ranges once", () => {
  const ZOOM = 9;
  const numbersOf = ([first, last]: readonly [number, number]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  fc.assert(
    fc.property(place, fc.constantFrom(5, 50, 500), (center, radiusKm) => {
      const ranges = coverCircle(center, radiusKm);
      const wider = tileRanges(ranges, ZOOM).flatMap(numbersOf);
      const expected = ranges.flatMap(([first, last]) => numbersOf([tileAt(first, ZOOM), tileAt(last, ZOOM)]));
      expect(new Set(wider)).toEqual(new Set(expected));
      expect(new Set(wider).size).toBe(wider.length);
    }),
    { numRuns: 300 },
  );
});

it("finds the four tiles around a place, which contain everything within their reach", () => {
  const india = fc.record({
    latitude: fc.double({ min: 6, max: 36, noNaN: true }),
    longitude: fc.double({ min: 68, max: 98, noNaN: true }),
  });
  fc.assert(
    fc.property(
      india,
      fc.integer({ min: 6, max: 13 }),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      (center, zoom, bearing) => {
        const { codes, reachKm } = tilesAround(center, zoom);
        expect(new Set(codes).size).toBe(4);
        // Towards the poles, tiles of a zoom are a little lower than at the place.
        const point = destination(center, reachKm * 0.9, bearing);
        expect(codes).toContain(tileAt(quadkeyOf(point), zoom));
      },
    ),
    { numRuns: 2000 },
  );
  expect(new Set(tilesAround({ latitude: 89, longitude: 179.99 }, 6).codes).size).toBe(4);
  expect(tilesAround({ latitude: 0.1, longitude: -179.99 }, 6).codes).toContain(
    tileAt(quadkeyOf({ latitude: 0.1, longitude: 179.9 }), 6),
  );
});
