import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "./default-availability";
import { freeWeek } from "./free-week.rules";

/** Wednesday 4 March 2026, 5 pm in India. */
const now = new Date("2026-03-04T11:30:00Z");

describe("the free times of a week", () => {
  it("begin today, after the notice, and count each day of the mentor's zone", () => {
    expect(freeWeek(DEFAULT_AVAILABILITY, [], now)).toEqual([
      { date: "2026-03-04", count: 2 },
      { date: "2026-03-05", count: 8 },
      { date: "2026-03-06", count: 8 },
      { date: "2026-03-07", count: 16 },
      { date: "2026-03-08", count: 16 },
      { date: "2026-03-09", count: 8 },
      { date: "2026-03-10", count: 8 },
    ]);
  });

  it("leave out booked times and days off", () => {
    const busy = [{ startsAt: new Date("2026-03-05T11:00:00Z"), endsAt: new Date("2026-03-05T11:30:00Z") }];
    const overrides = [{ date: "2026-03-06", ranges: [] }];
    const counts = freeWeek({ ...DEFAULT_AVAILABILITY, overrides }, busy, now).map(({ count }) => count);
    expect(counts).toEqual([2, 7, 0, 16, 16, 8, 8]);
  });

  it("are zero on all seven days while a mentor pauses", () => {
    const counts = freeWeek({ ...DEFAULT_AVAILABILITY, isPaused: true }, [], now).map(({ count }) => count);
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
