import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "./default-availability";
import { clockInWords, daysToCome, durationInWords, rangesInWords, weekInWords } from "./hours-in-words.rules";

describe("clockInWords", () => {
  it.each([
    ["00:00", "midnight"],
    ["00:15", "12:15 am"],
    ["09:00", "9 am"],
    ["11:45", "11:45 am"],
    ["12:00", "noon"],
    ["12:30", "12:30 pm"],
    ["16:00", "4 pm"],
    ["23:45", "11:45 pm"],
    ["24:00", "midnight"],
  ])("writes %s as %s", (clock, words) => expect(clockInWords(clock)).toBe(words));
});

describe("rangesInWords", () => {
  it("joins the hours of a day", () => {
    const ranges = [
      { from: "07:00", to: "08:00" },
      { from: "10:00", to: "12:00" },
      { from: "16:00", to: "20:30" },
    ];
    expect(rangesInWords(ranges)).toBe("7 am to 8 am, 10 am to noon and 4 pm to 8:30 pm");
    expect(rangesInWords(ranges.slice(0, 2))).toBe("7 am to 8 am and 10 am to noon");
    expect(rangesInWords([])).toBe("Day off");
  });
});

describe("weekInWords", () => {
  const { weeklyHours } = DEFAULT_AVAILABILITY;

  it("merges days with the same hours into one line", () => {
    expect(weekInWords(weeklyHours)).toEqual([
      { days: "Monday to Friday", hours: "4 pm to 8 pm" },
      { days: "Saturday and Sunday", hours: "10 am to 6 pm" },
    ]);
  });

  it("merges only consecutive days", () => {
    expect(weekInWords({ ...weeklyHours, wednesday: [], sunday: [] })).toEqual([
      { days: "Monday and Tuesday", hours: "4 pm to 8 pm" },
      { days: "Wednesday", hours: "Day off" },
      { days: "Thursday and Friday", hours: "4 pm to 8 pm" },
      { days: "Saturday", hours: "10 am to 6 pm" },
      { days: "Sunday", hours: "Day off" },
    ]);
  });
});

describe("daysToCome", () => {
  it("leaves out past days, so that they do not hide future ones", () => {
    const day = (date: string) => ({ date, ranges: [] });
    const past = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-03-03"].map(day);
    const days = [day("2026-03-09"), ...past, day("2026-03-04")];
    expect(daysToCome(days, "2026-03-04").map(({ date }) => date)).toEqual(["2026-03-04", "2026-03-09"]);
  });
});

describe("durationInWords", () => {
  it.each([
    [0, "0 minutes"],
    [1, "1 minute"],
    [45, "45 minutes"],
    [60, "1 hour"],
    [90, "90 minutes"],
    [120, "2 hours"],
    [1440, "1 day"],
    [10_080, "7 days"],
  ])("writes %i minutes as %s", (minutes, words) => expect(durationInWords(minutes)).toBe(words));
});
