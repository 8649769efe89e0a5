import { describe, expect, it } from "vitest";
import { availabilitySchema, availabilityUpdateSchema } from "./availability.schema";
import { DEFAULT_AVAILABILITY } from "./default-availability";
import { availabilityMessages as messages } from "./meeting.messages";

const parse = (changes: object) => availabilitySchema.safeParse({ ...DEFAULT_AVAILABILITY, ...changes });
const withMonday = (monday: unknown) => ({ weeklyHours: { ...DEFAULT_AVAILABILITY.weeklyHours, monday } });
const withDays = (...dates: string[]) => ({ overrides: dates.map((date) => ({ date, ranges: [] })) });
const range = (from: unknown, to: unknown) => ({ from, to });

/** Path and text of the first error. */
function refusal(changes: object): [string, string] | null {
  const issue = parse(changes).error?.issues[0];
  return issue ? [issue.path.join("."), issue.message] : null;
}

describe("hours", () => {
  it("that are the default are valid", () => {
    expect(availabilitySchema.parse(DEFAULT_AVAILABILITY)).toEqual(DEFAULT_AVAILABILITY);
  });

  it.each([
    ["not on a quarter", [range("09:10", "10:30")], "weeklyHours.monday.0.from", messages.timeInvalid],
    ["not of a clock", [range("09:00", "25:00")], "weeklyHours.monday.0.to", messages.timeInvalid],
    ["with one digit", [range("9:00", "10:00")], "weeklyHours.monday.0.from", messages.timeInvalid],
    ["that begin at the day's end", [range("24:00", "24:00")], "weeklyHours.monday.0.from", messages.timeInvalid],
    ["as numbers", [range(9, 10)], "weeklyHours.monday.0.from", messages.timeInvalid],
    ["that end before they begin", [range("10:00", "09:00")], "weeklyHours.monday.0.to", messages.endBeforeStart],
    ["across midnight", [range("22:00", "02:00")], "weeklyHours.monday.0.to", messages.endBeforeStart],
    ["that end at their start", [range("10:00", "10:00")], "weeklyHours.monday.0.to", messages.endBeforeStart],
    ["too short for a meeting", [range("10:00", "10:15")], "weeklyHours.monday.0.to", messages.rangeTooShort],
    ["that overlap", [range("10:00", "12:00"), range("11:45", "13:00")], "weeklyHours.monday", messages.overlapping],
    ["seven times a day", Array(7).fill(range("10:00", "11:00")), "weeklyHours.monday", messages.tooManyRanges],
    ["left out", undefined, "weeklyHours.monday", messages.dayMissing],
    ["null", null, "weeklyHours.monday", messages.dayMissing],
  ])("%s are refused", (_name, monday, path, message) => {
    expect(refusal(withMonday(monday))).toEqual([path, message]);
  });

  it("are sorted; ranges may touch, and may end at midnight", () => {
    const monday = [range("20:00", "24:00"), range("09:30", "11:00"), range("09:00", "09:30")];
    const sorted = [range("09:00", "09:30"), range("09:30", "11:00"), range("20:00", "24:00")];
    expect(parse(withMonday(monday)).data?.weeklyHours.monday).toEqual(sorted);
    expect(parse(withMonday([])).data?.weeklyHours.monday).toEqual([]);
  });
});

describe("single days", () => {
  it.each([
    ["not of the calendar", withDays("2026-02-29"), "overrides.0.date", messages.dayInvalid],
    ["of another century", withDays("1999-01-01"), "overrides.0.date", messages.dayInvalid],
    ["with a time", withDays("2026-02-28T00:00"), "overrides.0.date", messages.dayInvalid],
    ["twice", withDays("2026-03-01", "2026-03-02", "2026-03-01"), "overrides", messages.dayTwice],
  ])("%s are refused", (_name, changes, path, message) => {
    expect(refusal(changes)).toEqual([path, message]);
  });

  it("are sorted by date, at most 200 of them", () => {
    expect(parse(withDays("2028-02-29", "2026-03-01")).data?.overrides.map(({ date }) => date)).toEqual([
      "2026-03-01",
      "2028-02-29",
    ]);
    const days = Array.from({ length: 201 }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)).toISOString().slice(0, 10));
    expect(parse(withDays(...days.slice(1))).success).toBe(true);
    expect(refusal(withDays(...days))).toEqual(["overrides", messages.tooManyDays]);
  });
});

describe("time zones", () => {
  it.each(["Asia/Kolkata", "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "America/Port-au-Prince"])(
    "%s",
    (zone) => {
      expect(parse({ timeZone: zone }).data?.timeZone).toBe(zone);
    },
  );

  it("use current names", () => {
    expect(parse({ timeZone: "Asia/Calcutta" }).data?.timeZone).toBe("Asia/Kolkata");
    expect(parse({ timeZone: "Asia/Katmandu" }).data?.timeZone).toBe("Asia/Kathmandu");
  });

  it.each(["", "+05:30", "Asia/Nowhere", "Asia/Kolkata ", "../etc", "a\0b", 5, null, "A".repeat(61)])(
    "%j is not one",
    (zone) => {
      expect(refusal({ timeZone: zone })?.[0]).toBe("timeZone");
    },
  );
});

describe("the room", () => {
  it("is an https address or none", () => {
    const roomOf = (roomUrl: unknown) => parse({ roomUrl }).data?.roomUrl;
    expect(roomOf(" https://meet.example.org/asha?pwd=1 ")).toBe("https://meet.example.org/asha?pwd=1");
    for (const none of [undefined, null, "", "  "]) expect(roomOf(none)).toBeNull();
  });

  it.each([
    ["http://meet.example.org/a", messages.roomInvalid],
    ["javascript:alert(1)//https://", messages.roomInvalid],
    ["https://localhost/a", messages.roomInvalid],
    ["https://you@meet.example.org/a", messages.roomInvalid],
    ["https://meet.example.org/a b", messages.roomInvalid],
    ["meet.example.org/a", messages.roomInvalid],
    [5, messages.roomInvalid],
    [`https://meet.example.org/${"x".repeat(500)}`, messages.roomTooLong],
  ])("is not %j", (roomUrl, message) => {
    expect(refusal({ roomUrl })).toEqual(["roomUrl", message]);
  });
});

describe("numbers", () => {
  it.each([
    ["minimumNoticeMinutes", [0, 120, 10_080], [-1, 10_081, 1.5, "120", null]],
    ["horizonDays", [1, 180], [0, 181, 1.5, Infinity]],
    ["bufferMinutes", [0, 60], [-1, 61, NaN]],
    ["isPaused", [true, false], ["true", 1, undefined]],
  ])("%s", (field, right, wrong) => {
    for (const value of right) expect(parse({ [field]: value }).success, String(value)).toBe(true);
    for (const value of wrong) expect(refusal({ [field]: value })?.[0], String(value)).toBe(field);
  });

  it("name the edited version, if given", () => {
    const update = (version: unknown) =>
      availabilityUpdateSchema.safeParse({ ...DEFAULT_AVAILABILITY, version }).success;
    expect([undefined, 0, 7].map(update)).toEqual([true, true, true]);
    expect([-1, 1.5, "1"].map(update)).toEqual([false, false, false]);
  });
});
