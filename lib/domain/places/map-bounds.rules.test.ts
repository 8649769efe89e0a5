import { describe, expect, it } from "vitest";
import { formatArea, hasMovedAway, roomOf, viewportOf } from "./map-bounds.rules";

describe("viewportOf", () => {
  it.each([
    ["a town", [73.70011, 18.40019, 74.10001, 18.70001], [73.7001, 18.4001, 74.1001, 18.7001]],
    ["the world once", [-180, -90, 180, 90], [-180, -90, 180, 90]],
    ["more than the world", [-300, -120, 300, 120], [-180, -90, 180, 90]],
    ["the antimeridian", [170, -20, 190, -10], [170, -20, -170, -10]],
    ["one turn to the east", [433.5, 18, 434.5, 19], [73.5, 18, 74.5, 19]],
    ["two turns to the west", [-646.5, 18, -645.5, 19], [73.5, 18, 74.5, 19]],
    ["up to the antimeridian", [170, 0, 180, 10], [170, 0, 180, 10]],
    ["from the antimeridian on", [180, 0, 190, 10], [-180, 0, -170, 10]],
    ["the north pole", [10, 80, 20, 95], [10, 80, 20, 90]],
  ])("of %s", (_where, [west, south, east, north], expected) => {
    const viewport = viewportOf({ west: west!, south: south!, east: east!, north: north! });
    expect([viewport.west, viewport.south, viewport.east, viewport.north]).toEqual(expected);
  });
});

it("writes an area as west, south, east, north", () => {
  expect(formatArea({ west: 73.7, south: 18.4, east: 74.1, north: 18.7 })).toBe("73.7,18.4,74.1,18.7");
});

it.each([
  ["a phone", 358, 500, 57],
  ["a laptop", 830, 600, 158],
  ["a wall", 3840, 2160, 280],
  ["nothing", 0, 0, 16],
])("%s has room for clusters", (_what, width, height, room) => {
  expect(roomOf(width, height)).toBe(room);
});

describe("hasMovedAway", () => {
  const searched = { west: 10, south: 20, east: 11, north: 21 };
  it.each([
    ["stays", searched, false],
    ["trembles", { west: 10.01, south: 20, east: 11.01, north: 21 }, false],
    ["moves", { west: 10.1, south: 20, east: 11.1, north: 21 }, true],
    ["moves north", { west: 10, south: 20.1, east: 11, north: 21.1 }, true],
    ["zooms in", { west: 10.25, south: 20.25, east: 10.75, north: 20.75 }, true],
    ["zooms out", { west: 9.5, south: 19.5, east: 11.5, north: 21.5 }, true],
  ])("when the map %s", (_what, now, expected) => {
    expect(hasMovedAway(searched, now)).toBe(expected);
  });
});
