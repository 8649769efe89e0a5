import { describe, expect, it } from "vitest";
import { meetingFormats } from "./meeting-formats.rules";
import { slotsQuerySchema, spanOf } from "./slot-list";

const isAllowed = (query: object) => slotsQuerySchema.safeParse(query).success;
const NOW = new Date("2026-03-04T20:00:00Z");
const span = (query: object, zone: string) => {
  const { from, to } = spanOf(slotsQuerySchema.parse(query), zone, NOW);
  return [from.toISOString(), to.toISOString()];
};

describe("the requested days", () => {
  it("are at most 62, both ends included, in order", () => {
    expect(isAllowed({ from: "2026-03-01", to: "2026-03-01" })).toBe(true);
    expect(isAllowed({ from: "2026-03-01", to: "2026-05-01" })).toBe(true);
    expect(isAllowed({ from: "2026-03-01", to: "2026-05-02" })).toBe(false);
    expect(isAllowed({ from: "2026-03-02", to: "2026-03-01" })).toBe(false);
    expect(isAllowed({ to: "2026-03-01" })).toBe(false);
    expect(isAllowed({ from: "2026-03-01" })).toBe(true);
    expect(isAllowed({})).toBe(true);
  });

  it.each([
    { from: "2026-02-29" },
    { from: "0000-01-01" },
    { from: "x", to: "y" },
    { from: "2026-03-04T00:00:00Z" },
    { from: ["2026-03-01", "2026-03-02"] },
    { timeZone: "+05:30" },
    { timeZone: "" },
  ])("%j is refused", (query) => {
    expect(isAllowed(query)).toBe(false);
  });

  it("are days of the zone, also of 23 and 25 hours", () => {
    expect(span({ from: "2026-03-05", to: "2026-03-05" }, "Asia/Kolkata")).toEqual([
      "2026-03-04T18:30:00.000Z",
      "2026-03-05T18:30:00.000Z",
    ]);
    expect(span({ from: "2026-03-08", to: "2026-03-08" }, "America/New_York")).toEqual([
      "2026-03-08T05:00:00.000Z",
      "2026-03-09T04:00:00.000Z",
    ]);
    expect(span({ from: "2026-04-24", to: "2026-04-24" }, "Africa/Cairo")).toEqual([
      "2026-04-23T22:00:00.000Z",
      "2026-04-24T21:00:00.000Z",
    ]);
  });

  it("default to a month from today in the zone", () => {
    expect(span({}, "UTC")).toEqual(["2026-03-04T00:00:00.000Z", "2026-04-04T00:00:00.000Z"]);
    expect(span({}, "Asia/Kolkata")).toEqual(["2026-03-04T18:30:00.000Z", "2026-04-04T18:30:00.000Z"]);
  });
});

it("a mentor with hybrid classes can be met both ways", () => {
  expect(meetingFormats(["online", "online"])).toEqual(["online"]);
  expect(meetingFormats(["offline"])).toEqual(["in_person"]);
  expect(meetingFormats(["hybrid"])).toEqual(["online", "in_person"]);
  expect(meetingFormats(["offline", "online"])).toEqual(["online", "in_person"]);
  expect(meetingFormats([])).toEqual([]);
});
