import { expect, it } from "vitest";
import { whereOf } from "./where.rules";

it.each<[number | null, string | null, string | undefined, boolean?]>([
  [3.42, "Pune, Maharashtra", "3.4 km", true],
  [50, "Pune, Maharashtra", "50.0 km", true],
  [50.1, "Pune, Maharashtra", "Pune", false],
  [1700, "Delhi", "Delhi", false],
  [1700, null, "1700.0 km", true],
  [null, "Pune, Maharashtra", "Pune", false],
  [null, null, undefined],
])("shows a mentor %s km away in %s as %s", (distanceKm, town, text, isDistance) => {
  expect(whereOf({ distanceKm, town })).toEqual(text === undefined ? null : { text, isDistance });
});
