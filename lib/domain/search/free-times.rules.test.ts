import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import type { Availability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { freeSlots } from "@/lib/domain/meetings/slots.rules";
import { plainParts } from "@/tests/support/plain-hours";
import {
  dayMask,
  dayOf,
  freeTimesOf,
  offsetMinutes,
  partBits,
  soonDays,
  WEEK_PARTS,
  weekBits,
} from "./free-times.rules";

const DAY_MS = 24 * 60 * 60 * 1000;
const ZONES = ["Asia/Kolkata", "America/New_York", "Europe/London", "Australia/Adelaide", "Pacific/Auckland", "UTC"];

const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;
const rangesField = fc
  .uniqueArray(fc.integer({ min: 0, max: 48 }), { minLength: 0, maxLength: 4 })
  .map((halves) => halves.sort((a, b) => a - b))
  .map((halves) =>
    halves.flatMap((half, n) => (n % 2 === 1 ? [{ from: clock(halves[n - 1]! * 2), to: clock(half * 2) }] : [])),
  );
const hoursField = fc
  .record({
    week: fc.array(rangesField, { minLength: 7, maxLength: 7 }),
    timeZone: fc.constantFrom(...ZONES),
    isPaused: fc.boolean(),
    horizonDays: fc.integer({ min: 1, max: 180 }),
  })
  .map(({ week, ...rest }): Availability => ({
    ...DEFAULT_AVAILABILITY,
    ...rest,
    weeklyHours: Object.fromEntries(
      Object.keys(DEFAULT_AVAILABILITY.weeklyHours).map((day, n) => [day, week[n]!]),
    ) as Availability["weeklyHours"],
  }));

it("finds the parts of the week that plain dates find, on any clock", () => {
  const now = new Date("2026-03-10T05:00:00Z");
  fc.assert(
    fc.property(hoursField, fc.constantFrom(...ZONES), (hours, zone) => {
      const week = weekBits(hours, now);
      const found = WEEK_PARTS.filter(({ key }) => {
        const asked = partBits([key], offsetMinutes(zone, now));
        return [...week].some((bit, index) => bit === "1" && asked[index] === "1");
      });
      expect(new Set(found.map(({ key }) => key))).toEqual(
        plainParts(hours, zone, Temporal.Instant.fromEpochMilliseconds(now.getTime())),
      );
    }),
    { numRuns: 200 },
  );
});

it("knows the coming days until the day that it names", () => {
  const now = new Date("2026-03-04T05:00:00Z");
  fc.assert(
    fc.property(hoursField, fc.integer({ min: 0, max: 42 }), (availability, days) => {
      const { freeDays, freeUntil } = freeTimesOf(availability, [], now);
      const later = new Date(now.getTime() + days * DAY_MS);
      if (dayOf(later) > freeUntil) return;
      // Of the first day, past times would count; its other days are exact.
      const asked = soonDays(later).slice(1);
      const [from, to] = [new Date(asked[0]! * DAY_MS), new Date((asked.at(-1)! + 1) * DAY_MS)];
      const slots = freeSlots({ availability, mentorBusy: [], now: later, from, to });
      const isLate = (day: number) => slots.some(({ startsAt }) => dayOf(startsAt) === day);
      // The notice of two hours may cut the first hours of tomorrow.
      for (const day of asked.slice(1)) expect((freeDays & dayMask([day])) !== 0n).toBe(isLate(day));
    }),
    { numRuns: 200 },
  );
});

it("frees nothing without hours", () => {
  const none = freeTimesOf(null, [], new Date("2026-03-04T05:00:00Z"));
  expect([none.freeMask, none.freeDays, none.week.includes("1")]).toEqual([0, 0n, false]);
});
