import { expect, it } from "vitest";
import { formatCalendarDay, shortCalendarDay } from "./format-calendar-day";
import { formatOffset } from "./format-offset";

it("writes a calendar day out, in any zone of the machine", () => {
  expect(formatCalendarDay("2026-03-04")).toBe("Wednesday 4 March 2026");
  expect(formatCalendarDay("2028-02-29")).toBe("Tuesday 29 February 2028");
  expect(shortCalendarDay("2026-03-04")).toEqual({ weekday: "Wed", day: "4", month: "Mar" });
});

it.each([
  ["Asia/Kolkata", "2026-03-04T00:00:00Z", "GMT+5:30"],
  ["Asia/Kathmandu", "2026-03-04T00:00:00Z", "GMT+5:45"],
  ["America/New_York", "2026-03-08T06:59:00Z", "GMT-5"],
  ["America/New_York", "2026-03-08T07:00:00Z", "GMT-4"],
])("gives the offset of %s from Greenwich at an instant", (zone, time, offset) => {
  expect(formatOffset(new Date(time), zone)).toBe(offset);
});
