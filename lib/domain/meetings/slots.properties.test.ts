import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { type Availability, minutesOf } from "./availability.schema";
import { type Busy, freeSlots, slotsByDay, type SlotQuestion } from "./slots.rules";

const ZONES = [
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/New_York",
  "Africa/Cairo",
  "Asia/Beirut",
  "America/Havana",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "UTC",
  "Africa/Casablanca",
];
const RUNS = 80;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;

/** Hours of one day: pairs of distinct quarters, in order, so that none overlap. */
const ranges = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 })
  .map((quarters) => quarters.sort((a, b) => a - b))
  .map((quarters) =>
    Array.from({ length: Math.floor(quarters.length / 2) }, (_, n) => ({
      from: clock(quarters[2 * n]!),
      to: clock(quarters[2 * n + 1]!),
    })),
  );
const zone = fc.constantFrom(...ZONES);
// Years with both clock changes of every zone; Ramadan shifts Morocco's.
const time = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
  .map((at) => Math.round(at / MINUTE) * MINUTE);
const date = time.map((at) => new Date(at).toISOString().slice(0, 10));

const availability: fc.Arbitrary<Availability> = fc.record({
  timeZone: zone,
  weeklyHours: fc.record({
    monday: ranges,
    tuesday: ranges,
    wednesday: ranges,
    thursday: ranges,
    friday: ranges,
    saturday: ranges,
    sunday: ranges,
  }),
  overrides: fc.uniqueArray(fc.record({ date, ranges }), { selector: (override) => override.date, maxLength: 5 }),
  minimumNoticeMinutes: fc.integer({ min: 0, max: 3000 }),
  horizonDays: fc.integer({ min: 1, max: 20 }),
  bufferMinutes: fc.integer({ min: 0, max: 60 }),
  isPaused: fc.constant(false),
  roomUrl: fc.constant(null),
});

const meetingsNear = (now: number): fc.Arbitrary<Busy[]> =>
  fc.array(
    fc.integer({ min: -60, max: 20 * 24 * 60 }).map((minutes) => ({
      startsAt: new Date(now + minutes * MINUTE),
      endsAt: new Date(now + (minutes + 30) * MINUTE),
    })),
    { maxLength: 6 },
  );

const question: fc.Arbitrary<SlotQuestion> = time.chain((now) =>
  fc.record({
    availability,
    mentorBusy: meetingsNear(now),
    studentBusy: meetingsNear(now),
    now: fc.constant(new Date(now)),
    from: fc.integer({ min: -5, max: 10 }).map((days) => new Date(now + days * DAY)),
    to: fc.integer({ min: 8, max: 40 }).map((days) => new Date(now + days * DAY)),
  }),
);

const starts = (asked: SlotQuestion) => freeSlots(asked).map(({ startsAt }) => startsAt.getTime());
/** Wall-clock time in the mentor's zone by Temporal; the rules use Temporal only for offsets. */
const wall = (at: number, timeZone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

describe("free slots, for any hours, zone and meetings", { timeout: 30_000 }, () => {
  const holds = (property: (asked: SlotQuestion) => void) =>
    fc.assert(fc.property(question, property), { numRuns: RUNS, seed: 7 });

  it("never overlap, come in order and take half an hour", () => {
    holds((asked) => {
      const slots = freeSlots(asked);
      slots.forEach(({ startsAt, endsAt }, n) => {
        expect(endsAt.getTime() - startsAt.getTime()).toBe(30 * MINUTE);
        if (n > 0) expect(startsAt.getTime()).toBeGreaterThanOrEqual(slots[n - 1]!.endsAt.getTime());
      });
    });
  });

  it("lie completely within the hours", () => {
    holds((asked) => {
      const { timeZone, weeklyHours, overrides } = asked.availability;
      for (const start of starts(asked)) {
        for (const at of [0, 15, 29].map((minutes) => start + minutes * MINUTE)) {
          const { hour, minute, dayOfWeek, ...there } = readWall(at, timeZone);
          const override = overrides.find((day) => day.date === there.date);
          const hours = override?.ranges ?? weeklyHours[WEEK[dayOfWeek - 1]!];
          const clockMinute = hour * 60 + minute;
          const isWithin = hours.some(({ from, to }) => clockMinute >= minutesOf(from) && clockMinute < minutesOf(to));
          expect(isWithin, `${there.date} ${hour}:${minute} ${timeZone}`).toBe(true);
        }
      }
    });
  });

  it("respect the notice, the horizon and the requested range", () => {
    holds((asked) => {
      const { timeZone, minimumNoticeMinutes, horizonDays } = asked.availability;
      const lastDay = wall(asked.now.getTime(), timeZone).toPlainDate().add({ days: horizonDays });
      for (const start of starts(asked)) {
        expect(start).toBeGreaterThanOrEqual(asked.now.getTime() + minimumNoticeMinutes * MINUTE);
        expect(Temporal.PlainDate.compare(wall(start, timeZone).toPlainDate(), lastDay)).toBeLessThanOrEqual(0);
        expect(start).toBeGreaterThanOrEqual(asked.from.getTime());
        expect(start).toBeLessThan(asked.to.getTime());
      }
    });
  });

  it("only decrease with another meeting, and none touches its buffer", () => {
    fc.assert(
      fc.property(
        question.chain((asked) => fc.tuple(fc.constant(asked), meetingsNear(asked.now.getTime()))),
        ([asked, more]) => {
          const before = new Set(starts(asked));
          const after = starts({ ...asked, mentorBusy: [...asked.mentorBusy, ...more] });
          expect(after.filter((start) => !before.has(start))).toEqual([]);
          const gap = asked.availability.bufferMinutes * MINUTE;
          for (const { startsAt, endsAt } of more) {
            const touching = after.filter(
              (start) => start < endsAt.getTime() + gap && start + 30 * MINUTE > startsAt.getTime() - gap,
            );
            expect(touching).toEqual([]);
          }
        },
      ),
      { numRuns: RUNS, seed: 7 },
    );
  });

  it("are the same for every viewer, only on other days", () => {
    fc.assert(
      fc.property(question, zone, (asked, viewerZone) => {
        const slots = freeSlots(asked);
        const days = slotsByDay(slots, viewerZone);
        expect(days.flatMap((day) => day.slots)).toEqual(slots);
        for (const { date: day, slots: ofDay } of days) {
          for (const { startsAt } of ofDay) expect(readWall(startsAt.getTime(), viewerZone).date).toBe(day);
        }
      }),
      { numRuns: RUNS, seed: 7 },
    );
  });

  it("are the same when requested in pieces", () => {
    holds((asked) => {
      const middle = new Date((asked.from.getTime() + asked.to.getTime()) / 2);
      const pieces = [...starts({ ...asked, to: middle }), ...starts({ ...asked, from: middle })];
      if (asked.from < asked.to) expect(pieces).toEqual(starts(asked));
    });
  });
});

function readWall(at: number, timeZone: string) {
  const there = wall(at, timeZone);
  const { hour, minute, dayOfWeek } = there;
  return { hour, minute, dayOfWeek, date: there.toPlainDate().toString() };
}
