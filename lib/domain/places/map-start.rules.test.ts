import { describe, expect, it } from "vitest";
import { areaOfBoth, DEFAULT_CENTER, startArea } from "./map-start.rules";

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

it("starts around Delhi for a visitor without a known place", () => {
  expect(DEFAULT_CENTER).toEqual(place(28.61, 77.21));
  expect(startArea(DEFAULT_CENTER)).toEqual({ west: 77.1, south: 28.56, east: 77.32, north: 28.66 });
});

describe("areaOfBoth", () => {
  it.each([
    ["two towns", place(18, 73), place(28, 77), { west: 72.2, south: 16, east: 77.8, north: 30 }],
    ["one place twice", place(18, 73), place(18, 73), { west: 72.89, south: 17.95, east: 73.11, north: 18.05 }],
    [
      "both sides of the antimeridian",
      place(0, 179),
      place(0, -179),
      { west: 178.6, south: -0.05, east: -178.6, north: 0.05 },
    ],
    [
      "the same, from the east",
      place(0, -179),
      place(0, 179),
      { west: 178.6, south: -0.05, east: -178.6, north: 0.05 },
    ],
    ["a pole", place(89.99, 10), place(89, 10), { west: 9.89, south: 88.802, east: 10.11, north: 90 }],
    ["a place that is none", place(NaN, 10), place(89, 10), startArea(DEFAULT_CENTER)],
  ])("holds %s", (_what, a, b, area) => {
    expect(areaOfBoth(a, b)).toEqual(area);
  });
});
