import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { Availability } from "./availability.schema";
import { DEFAULT_AVAILABILITY } from "./default-availability";
import { freeSlots, isBookable, type SlotQuestion, slotsByDay } from "./slots.rules";

const NOTHING: Availability["weeklyHours"] = {
  monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [],
}; // prettier-ignore

/** The same hours every day, bookable without notice or buffer. */
function everyDay(timeZone: string, from: string, to: string, more: Partial<Availability> = {}): Availability {
  const ranges = [{ from, to }];
  const weeklyHours = Object.fromEntries(Object.keys(NOTHING).map((day) => [day, ranges]));
  return {
    ...DEFAULT_AVAILABILITY,
    timeZone,
    weeklyHours: weeklyHours as Availability["weeklyHours"],
    minimumNoticeMinutes: 0,
    ...more,
  };
}

const instant = (text: string) => new Date(Temporal.Instant.from(text).epochMilliseconds);
const busy = (...starts: string[]) =>
  starts.map((start) => ({
    startsAt: instant(start),
    endsAt: new Date(instant(start).getTime() + 30 * 60_000),
  }));

/** Starts in wall-clock time of a zone, with the offset, so that a repeated hour is visible. */
function starts(
  question: Omit<SlotQuestion, "mentorBusy"> & { mentorBusy?: SlotQuestion["mentorBusy"] },
  zone?: string,
) {
  return freeSlots({ mentorBusy: [], ...question }).map(({ startsAt }) =>
    Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
      .toZonedDateTimeISO(zone ?? question.availability.timeZone)
      .toString({ timeZoneName: "never", smallestUnit: "minute" }),
  );
}

/** All starts of one day in the mentor's zone, requested a week before. */
function ofDay(availability: Availability, day: string) {
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(availability.timeZone);
  const from = startOf(Temporal.PlainDate.from(day));
  return starts({
    availability,
    now: new Date(from.subtract({ days: 7 }).epochMilliseconds),
    from: new Date(from.epochMilliseconds),
    to: new Date(startOf(Temporal.PlainDate.from(day).add({ days: 1 })).epochMilliseconds),
  }).map((text) => text.slice(11));
}

describe("hours become instants", () => {
  it.each([
    ["Asia/Kolkata", "2026-03-04T10:30:00.000Z"],
    ["Asia/Kathmandu", "2026-03-04T10:15:00.000Z"],
    ["America/New_York", "2026-03-04T21:00:00.000Z"],
    ["UTC", "2026-03-04T16:00:00.000Z"],
  ])("of %s", (zone, first) => {
    const slots = freeSlots({
      availability: everyDay(zone, "16:00", "18:00"),
      mentorBusy: [],
      now: instant("2026-03-01T00:00Z"),
      from: instant("2026-03-04T06:00Z"),
      to: instant("2026-03-05T06:00Z"),
    });
    expect(slots.map(({ startsAt }) => (startsAt.getTime() - slots[0]!.startsAt.getTime()) / 60_000)).toEqual([
      0, 30, 60, 90,
    ]);
    expect(slots[0]!.startsAt.toISOString()).toBe(first);
    expect(slots.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 30 * 60_000)).toBe(true);
  });

  it("from each range's own start, ending within it", () => {
    const availability = everyDay("Asia/Kolkata", "09:15", "10:30");
    expect(ofDay(availability, "2026-03-04")).toEqual(["09:15+05:30", "09:45+05:30"]);
    availability.weeklyHours.wednesday = [
      { from: "09:00", to: "09:45" },
      { from: "09:45", to: "10:15" },
    ];
    expect(ofDay(availability, "2026-03-04")).toEqual(["09:00+05:30", "09:45+05:30"]);
  });

  it("up to midnight and from midnight on", () => {
    expect(ofDay(everyDay("Asia/Kolkata", "23:00", "24:00"), "2026-03-04")).toEqual(["23:00+05:30", "23:30+05:30"]);
    expect(ofDay(everyDay("Asia/Kolkata", "00:00", "00:30"), "2026-03-04")).toEqual(["00:00+05:30"]);
    expect(ofDay(everyDay("Asia/Kathmandu", "00:00", "24:00"), "2026-03-04")).toHaveLength(48);
  });

  it("on their days of the week, leap day included", () => {
    const tuesdays = { ...everyDay("Asia/Kolkata", "10:00", "10:30"), weeklyHours: NOTHING };
    tuesdays.weeklyHours = { ...NOTHING, tuesday: [{ from: "10:00", to: "10:30" }] };
    const found = starts({
      availability: tuesdays,
      now: instant("2028-02-20T00:00Z"),
      from: instant("2028-02-20T00:00Z"),
      to: instant("2028-03-20T00:00Z"),
    });
    expect(found.map((text) => text.slice(0, 10))).toEqual(["2028-02-22", "2028-02-29", "2028-03-07", "2028-03-14"]);
  });
});

describe("when the clocks change", () => {
  // prettier-ignore
  it.each([
    ["New York, forward: 2:00 to 3:00 is not there", "America/New_York", "2026-03-08", "01:00", "04:00",
      ["01:00-05:00", "01:30-05:00", "03:00-04:00", "03:30-04:00"]],
    ["New York, forward: hours that lie in the gap alone", "America/New_York", "2026-03-08", "02:00", "03:00", []],
    ["New York, forward: hours that begin in the gap begin after it", "America/New_York", "2026-03-08", "02:15", "04:00",
      ["03:00-04:00", "03:30-04:00"]],
    ["New York, forward: a meeting may reach over the gap", "America/New_York", "2026-03-08", "01:15", "04:00",
      ["01:15-05:00", "01:45-05:00", "03:15-04:00"]],
    ["New York, forward: none that would end beyond the hours", "America/New_York", "2026-03-08", "01:15", "02:15",
      ["01:15-05:00"]],
    ["New York, back: 1:00 to 2:00 is there twice", "America/New_York", "2026-11-01", "00:30", "02:30",
      ["00:30-04:00", "01:00-04:00", "01:30-04:00", "01:00-05:00", "01:30-05:00", "02:00-05:00"]],
    ["New York, back: no meeting across hours that are none", "America/New_York", "2026-11-01", "01:00", "01:45",
      ["01:00-04:00", "01:00-05:00"]],
    ["New York, back: both pieces from their own start", "America/New_York", "2026-11-01", "01:30", "02:30",
      ["01:30-04:00", "01:30-05:00", "02:00-05:00"]],
    ["Cairo, forward at midnight: the day begins at 1:00", "Africa/Cairo", "2026-04-24", "00:00", "02:00",
      ["01:00+03:00", "01:30+03:00"]],
    ["Cairo, back at midnight: 23:00 is there twice, on the day before", "Africa/Cairo", "2026-10-29", "22:30", "24:00",
      ["22:30+03:00", "23:00+03:00", "23:30+03:00", "23:00+02:00", "23:30+02:00"]],
    ["Cairo, the day after: midnight is there once", "Africa/Cairo", "2026-10-30", "00:00", "01:00",
      ["00:00+02:00", "00:30+02:00"]],
    ["Beirut, forward at midnight", "Asia/Beirut", "2026-03-29", "00:00", "02:00", ["01:00+03:00", "01:30+03:00"]],
    ["Havana, back at 1:00: midnight is there twice", "America/Havana", "2026-11-01", "00:00", "01:30",
      ["00:00-04:00", "00:30-04:00", "00:00-05:00", "00:30-05:00", "01:00-05:00"]],
    ["Santiago, back at midnight", "America/Santiago", "2026-04-04", "23:00", "24:00",
      ["23:00-03:00", "23:30-03:00", "23:00-04:00", "23:30-04:00"]],
    ["Lord Howe, forward by half an hour", "Australia/Lord_Howe", "2026-10-04", "01:30", "03:30",
      ["01:30+10:30", "02:30+11:00", "03:00+11:00"]],
    ["Lord Howe, back by half an hour", "Australia/Lord_Howe", "2026-04-05", "01:30", "02:00", ["01:30+11:00", "01:30+10:30"]],
  ])("%s", (_name, zone, day, from, to, expected) => {
    expect(ofDay(everyDay(zone, from, to), day)).toEqual(expected);
  });

  it("keeps wall-clock hours on the days around it", () => {
    const question = {
      availability: everyDay("America/New_York", "16:00", "16:30"),
      now: instant("2026-03-01T00:00Z"),
    };
    const found = starts({ ...question, from: instant("2026-03-07T00:00Z"), to: instant("2026-03-10T00:00Z") });
    expect(found).toEqual(["2026-03-07T16:00-05:00", "2026-03-08T16:00-04:00", "2026-03-09T16:00-04:00"]);
  });
});

describe("days that differ from their week", () => {
  const availability = everyDay("Asia/Kolkata", "16:00", "17:00", {
    overrides: [
      { date: "2026-03-04", ranges: [{ from: "08:00", to: "08:30" }] },
      { date: "2026-03-05", ranges: [] },
    ],
  });

  it("have their own hours, or none", () => {
    expect(ofDay(availability, "2026-03-03")).toEqual(["16:00+05:30", "16:30+05:30"]);
    expect(ofDay(availability, "2026-03-04")).toEqual(["08:00+05:30"]);
    expect(ofDay(availability, "2026-03-05")).toEqual([]);
  });

  it("are days of the mentor's zone", () => {
    const auckland = everyDay("Pacific/Auckland", "08:00", "08:30", {
      overrides: [{ date: "2026-03-04", ranges: [] }],
    });
    const question = { availability: auckland, now: instant("2026-03-01T00:00Z") };
    // 8:00 in Auckland is still the day before in UTC.
    const found = starts({ ...question, from: instant("2026-03-02T00:00Z"), to: instant("2026-03-05T00:00Z") }, "UTC");
    expect(found).toEqual(["2026-03-02T19:00+00:00", "2026-03-04T19:00+00:00"]);
  });
});

describe("busy times", () => {
  const availability = everyDay("UTC", "10:00", "12:00");
  const at = {
    now: instant("2026-03-01T00:00Z"),
    from: instant("2026-03-04T00:00Z"),
    to: instant("2026-03-05T00:00Z"),
  };
  const clocks = (question: Partial<SlotQuestion>) =>
    starts({ availability, ...at, ...question }).map((text) => text.slice(11, 16));

  it("of the mentor or the student are not free", () => {
    expect(clocks({})).toEqual(["10:00", "10:30", "11:00", "11:30"]);
    expect(clocks({ mentorBusy: busy("2026-03-04T10:30Z") })).toEqual(["10:00", "11:00", "11:30"]);
    expect(clocks({ studentBusy: busy("2026-03-04T11:15Z") })).toEqual(["10:00", "10:30"]);
    expect(clocks({ mentorBusy: busy("2026-03-04T09:30Z", "2026-03-04T12:00Z") })).toHaveLength(4);
  });

  it.each([
    [15, ["10:00", "11:30"], "09:45"],
    [30, ["11:30"], "10:00"],
    [60, [], "10:00"],
  ])("keeps %i minutes around the mentor's meetings free, not around the student's", (bufferMinutes, left, _) => {
    const withBuffer = { ...availability, bufferMinutes };
    const meetings = busy(bufferMinutes === 15 ? "2026-03-04T10:45Z" : "2026-03-04T10:15Z");
    expect(clocks({ availability: withBuffer, mentorBusy: meetings })).toEqual(left);
    const around = clocks({ availability: withBuffer, studentBusy: meetings });
    expect(around).toEqual(bufferMinutes === 15 ? ["10:00", "11:30"] : ["11:00", "11:30"]);
  });

  it("fits exactly beside a buffer", () => {
    const withBuffer = { ...availability, bufferMinutes: 30 };
    expect(clocks({ availability: withBuffer, mentorBusy: busy("2026-03-04T09:00Z") })).toEqual([
      "10:00",
      "10:30",
      "11:00",
      "11:30",
    ]);
    expect(clocks({ availability: withBuffer, mentorBusy: busy("2026-03-04T09:15Z") })).toEqual([
      "10:30",
      "11:00",
      "11:30",
    ]);
  });

  it("stay where they are when the mentor moves to another zone", () => {
    const moved = everyDay("Asia/Kolkata", "15:30", "17:30");
    const meeting = busy("2026-03-04T10:30Z");
    expect(
      starts({ availability: moved, ...at, mentorBusy: meeting }, "UTC").map((text) => text.slice(11, 16)),
    ).toEqual(["10:00", "11:00", "11:30"]);
  });
});

describe("the edges", () => {
  const availability = everyDay("UTC", "10:00", "12:00", { minimumNoticeMinutes: 120, horizonDays: 2 });
  const wide = { from: instant("2000-01-01T00:00Z"), to: instant("9999-01-01T00:00Z") };

  it("the notice is exact to the millisecond", () => {
    const first = (now: string) => starts({ availability, now: instant(now), ...wide })[0];
    expect(first("2026-03-04T08:00:00.000Z")).toBe("2026-03-04T10:00+00:00");
    expect(first("2026-03-04T08:00:00.001Z")).toBe("2026-03-04T10:30+00:00");
    expect(first("2026-03-04T09:30:00.001Z")).toBe("2026-03-05T10:00+00:00");
  });

  it("the horizon counts whole days of the mentor's zone", () => {
    const days = (timeZone: string, now: string) => {
      const found = starts({ availability: { ...availability, timeZone }, now: instant(now), ...wide });
      return [...new Set(found.map((text) => text.slice(0, 10)))];
    };
    expect(days("UTC", "2026-03-04T00:00Z")).toEqual(["2026-03-04", "2026-03-05", "2026-03-06"]);
    expect(days("UTC", "2026-03-04T23:59Z")).toEqual(["2026-03-05", "2026-03-06"]);
    // In Kolkata the next day has already begun.
    expect(days("Asia/Kolkata", "2026-03-04T19:00Z")).toEqual(["2026-03-05", "2026-03-06", "2026-03-07"]);
  });

  it("a slot belongs to a range by its start: the range includes its first instant, not its last", () => {
    const now = instant("2026-03-04T00:00Z");
    const between = (from: string, to: string) => starts({ availability, now, from: instant(from), to: instant(to) });
    expect(between("2026-03-04T10:30Z", "2026-03-04T11:00Z")).toEqual(["2026-03-04T10:30+00:00"]);
    expect(between("2026-03-04T10:30Z", "2026-03-04T11:00:00.001Z")).toHaveLength(2);
    expect(between("2026-03-04T10:30:00.001Z", "2026-03-04T11:00Z")).toEqual([]);
    expect(between("2026-03-05T00:00Z", "2026-03-04T00:00Z")).toEqual([]);
  });

  it("nothing can be booked while the mentor pauses", () => {
    const question = { now: instant("2026-03-04T00:00Z"), ...wide };
    expect(starts({ availability, ...question })).not.toEqual([]);
    expect(starts({ availability: { ...availability, isPaused: true }, ...question })).toEqual([]);
  });

  it("a booking is for exactly one of the slots", () => {
    const question = { availability, mentorBusy: [], now: instant("2026-03-04T00:00Z") };
    expect(isBookable(instant("2026-03-04T10:30Z"), question)).toBe(true);
    for (const other of [
      "2026-03-04T10:15Z",
      "2026-03-04T10:30:00.001Z",
      "2026-03-04T12:00Z",
      "2026-03-08T10:30Z",
      "2025-03-04T10:30Z",
    ]) {
      expect(isBookable(instant(other), question), other).toBe(false);
    }
  });
});

describe("the viewer's days", () => {
  const question = {
    availability: everyDay("America/New_York", "18:00", "20:00"),
    mentorBusy: [],
    now: instant("2026-03-01T00:00Z"),
    from: instant("2026-03-04T12:00Z"),
    to: instant("2026-03-06T00:00Z"),
  };
  const counted = (zone: string) =>
    slotsByDay(freeSlots(question), zone).map(({ date, slots }) => [date, slots.length]);

  it("are those of the viewer's own calendar", () => {
    expect(counted("America/New_York")).toEqual([
      ["2026-03-04", 4],
      ["2026-03-05", 2],
    ]);
    // 18:00 in New York is half past four in the morning of the next day in India.
    expect(counted("Asia/Kolkata")).toEqual([
      ["2026-03-05", 4],
      ["2026-03-06", 2],
    ]);
    expect(counted("UTC")).toEqual([
      ["2026-03-04", 2],
      ["2026-03-05", 4],
    ]);
    expect(slotsByDay([], "UTC")).toEqual([]);
  });

  it("are split at the viewer's clock change", () => {
    const slots = freeSlots({
      ...question,
      availability: everyDay("UTC", "00:00", "24:00"),
      from: instant("2026-03-07T05:00Z"),
      to: instant("2026-03-10T04:00Z"),
    });
    const days = slotsByDay(slots, "America/New_York").map(({ date, slots: { length } }) => [date, length]);
    expect(days).toEqual([
      ["2026-03-07", 48],
      ["2026-03-08", 46],
      ["2026-03-09", 48],
    ]);
  });
});
