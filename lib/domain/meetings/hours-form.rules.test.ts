import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "./default-availability";
import { nextRange, QUARTERS, toHoursForm, withSaved } from "./hours-form.rules";

describe("nextRange", () => {
  it.each([
    [[], { from: "16:00", to: "18:00" }],
    [[{ from: "09:00", to: "12:00" }], { from: "13:00", to: "14:00" }],
    [
      [
        { from: "16:00", to: "22:00" },
        { from: "09:00", to: "12:00" },
      ],
      { from: "23:00", to: "24:00" },
    ],
    [[{ from: "16:00", to: "22:15" }], { from: "07:00", to: "08:00" }],
  ])("adds to %j", (ranges, expected) => expect(nextRange(ranges)).toEqual(expected));
});

it("offers every quarter of the day and its end", () => {
  expect(QUARTERS).toHaveLength(97);
  expect(QUARTERS.slice(0, 3)).toEqual(["00:00", "00:15", "00:30"]);
  expect(QUARTERS.slice(-2)).toEqual(["23:45", "24:00"]);
});

it("leaves out days that are over in every zone", () => {
  const overrides = ["2026-03-02", "2026-03-03", "2026-03-04", "2027-01-01"].map((date) => ({ date, ranges: [] }));
  const form = toHoursForm({ ...DEFAULT_AVAILABILITY, overrides, version: 3 }, new Date("2026-03-04T11:00:00Z"));
  expect(form.overrides.map(({ date }) => date)).toEqual(["2026-03-03", "2026-03-04", "2027-01-01"]);
  expect(form).toMatchObject({ version: 3, timeZone: "Asia/Kolkata" });
});

it("keeps a saved number that is not among the options", () => {
  expect(withSaved([0, 15, 60], 20)).toEqual([0, 15, 20, 60]);
  expect(withSaved([0, 15, 60], 60)).toEqual([0, 15, 60]);
});
