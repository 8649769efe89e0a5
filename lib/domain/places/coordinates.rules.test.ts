import { describe, expect, it } from "vitest";
import { destination, distanceKm, formatDistance, isValidCoordinates, unitVector } from "./coordinates.rules";

const delhi = { latitude: 28.6139, longitude: 77.209 };
const mumbai = { latitude: 19.076, longitude: 72.8777 };

describe("distanceKm", () => {
  it("measures known distances", () => {
    expect(distanceKm(delhi, mumbai)).toBeCloseTo(1148, -1);
    expect(distanceKm(delhi, delhi)).toBe(0);
  });

  it("takes the short way across the antimeridian and over a pole", () => {
    expect(distanceKm({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(22.24, 1);
    expect(distanceKm({ latitude: 89.9, longitude: 0 }, { latitude: 89.9, longitude: 180 })).toBeCloseTo(22.24, 1);
  });

  it("is 0 for a point out of range", () => {
    expect(distanceKm(delhi, { latitude: 91, longitude: 0 })).toBe(0);
    expect(distanceKm({ latitude: Number.NaN, longitude: 0 }, delhi)).toBe(0);
  });
});

describe("formatDistance", () => {
  it.each([
    [0, "0 m"],
    [0.8504, "850 m"],
    [0.9994, "999 m"],
    [0.9996, "1.0 km"],
    [1, "1.0 km"],
    [12.34, "12.3 km"],
  ])("writes %s km as %s", (km, text) => {
    expect(formatDistance(km)).toBe(text);
  });
});

describe("isValidCoordinates", () => {
  it.each([
    [{ latitude: 90, longitude: -180 }, true],
    [{ latitude: 90.001, longitude: 0 }, false],
    [{ latitude: "28.6", longitude: 77 }, false],
    [{ latitude: null, longitude: 77 }, false],
    [{ latitude: Infinity, longitude: 77 }, false],
  ])("%j is %s", (point, valid) => {
    expect(isValidCoordinates(point)).toBe(valid);
  });
});

it("unitVector and distanceKm agree", () => {
  const [a, b] = [unitVector(delhi), unitVector(mumbai)];
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  expect(Math.acos(dot) * 6371).toBeCloseTo(distanceKm(delhi, mumbai), 6);
});

it("destination is as far away as requested, from any start", () => {
  for (const from of [delhi, { latitude: 0, longitude: 179.999 }, { latitude: 89.9, longitude: 10 }]) {
    for (const bearing of [0, 1, 2, 3, 4, 5, 6]) {
      const to = destination(from, 0.4, bearing);
      expect(isValidCoordinates(to)).toBe(true);
      expect(distanceKm(from, to)).toBeCloseTo(0.4, 6);
    }
  }
});
