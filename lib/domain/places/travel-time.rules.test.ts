import { describe, expect, it } from "vitest";
import { cyclingMinutes, formatMinutes, travelMinutes, walkingMinutes } from "./travel-time.rules";

describe("the estimated travel time", () => {
  it.each([
    [0, 1],
    [0.1, 1],
    [0.63, 2],
    [1, 2],
    [2.5, 6],
    [4.999, 12],
    // From 5 km on, the assumed speed is higher, so the estimate falls.
    [5, 9],
    [10, 17],
    [19.999, 34],
    [20, 24],
    [50, 60],
    [1150, 1380],
  ])("of %d km is %d minutes", (km, minutes) => {
    expect(travelMinutes(km)).toBe(minutes);
  });

  it.each([NaN, Infinity, -Infinity, -3])("of %d km is the minimum", (km) => {
    expect([travelMinutes(km), walkingMinutes(km), cyclingMinutes(km)]).toEqual([1, 1, 1]);
  });
});

it.each([
  [0, 1, 1],
  [0.05, 1, 1],
  [0.5, 6, 2],
  [1, 12, 4],
  [3.4, 41, 14],
  [10, 120, 40],
])("%d km are %d minutes on foot and %d by bicycle", (km, walking, cycling) => {
  expect([walkingMinutes(km), cyclingMinutes(km)]).toEqual([walking, cycling]);
});

it.each([
  [1, "1 min"],
  [59, "59 min"],
  [60, "1 h"],
  [65, "1 h 5 min"],
  [1380, "23 h"],
])("%d minutes read %j", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
