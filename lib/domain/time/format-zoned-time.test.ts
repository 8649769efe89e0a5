import { describe, expect, it } from "vitest";
import {
  formatClock,
  formatNextTime,
  formatShortTime,
  formatZonedSpan,
  formatZonedTime,
  showSameClock,
} from "./format-zoned-time";

const at = (iso: string) => new Date(iso);

describe("times in a zone", () => {
  it.each([
    ["2026-03-04T11:00:00Z", "Asia/Kolkata", "Wednesday 4 March 2026, 4:30 pm (Asia/Kolkata)"],
    ["2026-03-04T11:00:00Z", "Asia/Kathmandu", "Wednesday 4 March 2026, 4:45 pm (Asia/Kathmandu)"],
    ["2026-03-04T11:00:00Z", "America/New_York", "Wednesday 4 March 2026, 6:00 am (America/New_York)"],
    ["2026-03-08T06:59:00Z", "America/New_York", "Sunday 8 March 2026, 1:59 am (America/New_York)"],
    ["2026-03-08T07:00:00Z", "America/New_York", "Sunday 8 March 2026, 3:00 am (America/New_York)"],
    ["2024-02-29T18:30:00Z", "Asia/Kolkata", "Friday 1 March 2024, 12:00 am (Asia/Kolkata)"],
    ["2024-02-29T06:30:00Z", "Asia/Kolkata", "Thursday 29 February 2024, 12:00 pm (Asia/Kolkata)"],
    ["2026-12-31T11:00:00Z", "Pacific/Kiritimati", "Friday 1 January 2027, 1:00 am (Pacific/Kiritimati)"],
  ])("%s in %s is %s", (iso, zone, text) => {
    expect(formatZonedTime(at(iso), zone)).toBe(text);
  });

  it("span from one clock time to another, also over midnight", () => {
    const span = (from: string, to: string) => formatZonedSpan(at(from), at(to), "Asia/Kolkata");
    expect(span("2026-03-04T11:00:00Z", "2026-03-04T11:30:00Z")).toBe(
      "Wednesday 4 March 2026, 4:30 pm to 5:00 pm (Asia/Kolkata)",
    );
    expect(span("2026-03-04T18:15:00Z", "2026-03-04T18:45:00Z")).toBe(
      "Wednesday 4 March 2026, 11:45 pm to 12:15 am (Asia/Kolkata)",
    );
  });

  it.each([
    ["New York, first pass", "America/New_York", "2026-11-01T05:30:00Z", "1:30 am (GMT-4)"],
    ["New York, second pass", "America/New_York", "2026-11-01T06:30:00Z", "1:30 am (GMT-5)"],
    ["New York, before", "America/New_York", "2026-11-01T04:59:00Z", "12:59 am"],
    ["New York, after", "America/New_York", "2026-11-01T07:00:00Z", "2:00 am"],
    ["Cairo, first pass", "Africa/Cairo", "2026-10-29T20:30:00Z", "11:30 pm (GMT+3)"],
    ["Cairo, second pass", "Africa/Cairo", "2026-10-29T21:30:00Z", "11:30 pm (GMT+2)"],
    ["Lord Howe, back by half an hour", "Australia/Lord_Howe", "2026-04-04T14:45:00Z", "1:45 am (GMT+11)"],
    ["Lord Howe, once more", "Australia/Lord_Howe", "2026-04-04T15:15:00Z", "1:45 am (GMT+10:30)"],
    ["Lord Howe, before", "Australia/Lord_Howe", "2026-04-04T14:15:00Z", "1:15 am"],
  ])("distinguish the two occurrences of a repeated clock time: %s", (_name, zone, iso, clock) => {
    const time = at(iso);
    expect(formatClock(time, zone)).toBe(clock);
    expect(formatZonedTime(time, zone)).toContain(`, ${clock} (${zone})`);
    expect(formatZonedSpan(time, time, zone)).toContain(`, ${clock} to ${clock} (${zone})`);
    expect(formatShortTime(time, zone)).toMatch(new RegExp(`, ${clock.replace(/[()+]/g, "\\$&")}$`));
  });

  it("are short in a mail's subject", () => {
    expect(formatShortTime(at("2026-03-04T11:00:00Z"), "Asia/Kolkata")).toBe("Wed 4 Mar, 4:30 pm");
    expect(formatShortTime(at("2026-09-04T11:00:00Z"), "Asia/Kolkata")).toMatch(/^Fri 4 Sept?, 4:30 pm$/);
    expect(formatClock(at("2026-03-04T18:31:00Z"), "Asia/Kolkata")).toBe("12:01 am");
  });

  it("are in UTC for an unknown zone", () => {
    expect(formatZonedTime(at("2026-03-04T11:00:00Z"), "Mars/Base")).toBe("Wednesday 4 March 2026, 11:00 am (UTC)");
    expect(formatShortTime(at("2026-03-04T11:00:00Z"), "")).toBe("Wed 4 Mar, 11:00 am");
  });

  it("are the same when clocks agree at that instant", () => {
    expect(showSameClock(at("2026-03-04T11:00:00Z"), "Asia/Calcutta", "Asia/Kolkata")).toBe(true);
    expect(showSameClock(at("2026-01-04T11:00:00Z"), "Europe/London", "UTC")).toBe(true);
    expect(showSameClock(at("2026-07-04T11:00:00Z"), "Europe/London", "UTC")).toBe(false);
    expect(showSameClock(at("2026-07-04T11:00:00Z"), "Pacific/Kiritimati", "Pacific/Honolulu")).toBe(false);
  });
});

it.each([
  ["2026-03-04T10:30:00Z", "Wed 4 pm"],
  ["2026-03-09T11:00:00Z", "Mon 4:30 pm"],
  ["2026-03-12T11:00:00Z", "Thu 12 Mar, 4:30 pm"],
  ["2026-03-10T10:30:00Z", "Tue 10 Mar, 4 pm"],
])("names the next free time %s as %s", (time, text) => {
  expect(formatNextTime(at(time), at("2026-03-04T05:00:00Z"), "Asia/Kolkata")).toBe(text);
});
