import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm } from "./coordinates.rules";
import { SHIFT_MAX_KM, SHIFT_MIN_KM, shiftPosition } from "./public-position.rules";

const exact = { latitude: 28.6139, longitude: 77.209 };

it("moves a place by 150 to 400 metres, whatever the digest", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 32 }), (digest) => {
      const km = distanceKm(exact, shiftPosition(exact, digest));
      expect(km).toBeGreaterThan(SHIFT_MIN_KM - 0.001);
      expect(km).toBeLessThan(SHIFT_MAX_KM + 0.001);
    }),
  );
});

it("always gives the same shift for the same digest, and another for another", () => {
  const digest = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shiftPosition(exact, digest)).toEqual(shiftPosition(exact, digest));
  expect(shiftPosition(exact, Uint8Array.from([8, 7, 6, 5, 4, 3, 2, 1]))).not.toEqual(shiftPosition(exact, digest));
});
