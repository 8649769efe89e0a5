import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm } from "./coordinates.rules";
import { CELL_KM, cellOf, pointBesideCell, SHIFT_MAX_KM, SHIFT_MIN_KM } from "./public-position.rules";

const digest = fc.uint8Array({ minLength: 8, maxLength: 32 });
/** Everywhere except exactly at the poles, including the antimeridian and the equator. */
const place = fc.record({
  latitude: fc.oneof(fc.double({ min: -85, max: 85, noNaN: true }), fc.constantFrom(0, -0.001, 28.6139)),
  longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180, 179.999, 77.209)),
});

it("publishes a point at least 150 metres and at most 1.1 km from the place, for any digests", () => {
  fc.assert(
    fc.property(place, digest, digest, (exact, grid, point) => {
      const km = distanceKm(exact, pointBesideCell(cellOf(exact, grid), point));
      expect(km).toBeGreaterThanOrEqual(SHIFT_MIN_KM);
      expect(km).toBeLessThanOrEqual(SHIFT_MAX_KM);
    }),
    { numRuns: 1000 },
  );
});

it("cuts the earth into cells of about 500 metres, with the place in its own cell", () => {
  fc.assert(
    fc.property(place, digest, (exact, grid) => {
      const { id, centre } = cellOf(exact, grid);
      expect(distanceKm(exact, centre)).toBeLessThanOrEqual(CELL_KM * Math.SQRT1_2 * 1.001);
      expect(cellOf(centre, grid).id).toBe(id);
    }),
    { numRuns: 1000 },
  );
});
