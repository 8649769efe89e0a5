import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn, nearestDay, partsOfDay, weekOf } from "./booking-week.rules";

const TODAY = "2026-03-04";

describe("dayIn", () => {
  it.each([
    ["Asia/Kolkata", "2026-03-04"],
    ["America/New_York", "2026-03-03"],
    ["Pacific/Kiritimati", "2026-03-04"],
    ["Pacific/Pago_Pago", "2026-03-03"],
  ])("is the date on a calendar in %s", (zone, day) => {
    expect(dayIn(zone, new Date("2026-03-03T23:00:00Z"))).toBe(day);
  });
});

describe("weekOf", () => {
  it("begins today, so that the first week has no past days", () => {
    expect(weekOf("2026-03-10", TODAY)).toEqual([
      "2026-03-04",
      "2026-03-05",
      "2026-03-06",
      "2026-03-07",
      "2026-03-08",
      "2026-03-09",
      "2026-03-10",
    ]);
    expect(weekOf("2026-03-11", TODAY)[0]).toBe("2026-03-11");
  });

  it("holds the day among seven consecutive ones, a whole number of weeks after today", () => {
    const days = fc.integer({ min: 0, max: 180 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 3000 }), (ahead, start) => {
        const today = addDays("2024-01-01", start);
        const week = weekOf(addDays(today, ahead), today);
        expect(week).toContain(addDays(today, ahead));
        expect(week).toEqual(Array.from({ length: 7 }, (_, n) => addDays(week[0]!, n)));
        expect((Date.parse(week[0]!) - Date.parse(today)) % (7 * 24 * 60 * 60 * 1000)).toBe(0);
      }),
    );
  });
});

describe("nearestDay", () => {
  it.each([
    ["a day of last year", "2025-03-04", TODAY],
    ["today", TODAY, TODAY],
    ["a day ahead", "2026-05-01", "2026-05-01"],
    ["a day that nobody can book", "2099-12-31", "2026-08-31"],
  ])("of %s", (_, asked, day) => {
    expect(nearestDay(asked, TODAY)).toBe(day);
  });
});

describe("partsOfDay", () => {
  const clocks = (slots: string[], zone: string) =>
    partsOfDay(slots, zone).map(({ part, slots: ofPart }) => [part, ...ofPart.map(({ clock }) => clock)]);

  it("groups a day's times by the viewer's clock", () => {
    const slots = [
      "2026-03-04T00:00:00.000Z",
      "2026-03-04T06:00:00.000Z",
      "2026-03-04T06:30:00.000Z",
      "2026-03-04T11:30:00.000Z",
    ];
    expect(clocks(slots, "Asia/Kolkata")).toEqual([
      ["Night", "5:30 am"],
      ["Morning", "11:30 am"],
      ["Afternoon", "12:00 pm"],
      ["Evening", "5:00 pm"],
    ]);
    expect(clocks([], "Asia/Kolkata")).toEqual([]);
  });

  it("distinguishes the two passes of a repeated hour", () => {
    const slots = ["2026-11-01T04:30:00.000Z", "2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z"];
    expect(clocks(slots, "America/New_York")).toEqual([["Night", "12:30 am", "1:30 am (GMT-4)", "1:30 am (GMT-5)"]]);
    // Also when only one of them is free.
    expect(clocks(slots.slice(2), "America/New_York")).toEqual([["Night", "1:30 am (GMT-5)"]]);
  });
});
