import { expect, it } from "vitest";
import { areaOf, DEFAULT_CENTER, startArea } from "./map-start.rules";

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

it("starts around Delhi for a visitor without a known place", () => {
  expect(DEFAULT_CENTER).toEqual(place(28.61, 77.21));
  expect(startArea(DEFAULT_CENTER)).toEqual({ west: 77.1, south: 28.56, east: 77.32, north: 28.66 });
});

it.each([
  ["two towns", place(18, 73), [place(28, 77)], { west: 73, south: 18, east: 77, north: 28 }],
  ["places all around", place(18, 73), [place(28, 77), place(8, 70)], { west: 70, south: 8, east: 77, north: 28 }],
  ["a place alone", place(18, 73), [], { west: 73, south: 18, east: 73, north: 18 }],
  ["both sides of the antimeridian", place(0, 179), [place(1, -179)], { west: 179, south: 0, east: -179, north: 1 }],
  ["the same, from the east", place(0, -179), [place(1, 179)], { west: 179, south: 0, east: -179, north: 1 }],
  ["no place that is none", place(18, 73), [place(NaN, 10)], { west: 73, south: 18, east: 73, north: 18 }],
])("an area holds %s", (_what, center, places, area) => {
  expect(areaOf(center, places)).toEqual(area);
});
