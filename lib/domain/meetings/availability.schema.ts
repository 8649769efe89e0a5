import { z } from "zod";
import { boundedList } from "@/lib/domain/forms/bounded-list";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { availabilityMessages as messages } from "./meeting.messages";
import { HOURS_LIMITS, MEETING_MINUTES } from "./meeting.constants";

const NOTICE_MINUTES = { min: 0, max: HOURS_LIMITS.noticeDays * 24 * 60 } as const;
const BUFFER_MINUTES = { min: 0, max: HOURS_LIMITS.bufferMinutes } as const;
/** A day as "2026-03-04"; of these years only, so that it stays a date everywhere. */
const DAY = /^20\d\d-/;

/** Minutes since midnight of "16:30"; "24:00" is the end of the day. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

const startField = z.string(messages.timeInvalid).regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, messages.timeInvalid);
const endField = z.string(messages.timeInvalid).regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, messages.timeInvalid);

/** From when to when on the wall's clock; the end is no part of it. */
const rangeField = z
  .object({ from: startField, to: endField })
  .refine(({ from, to }) => minutesOf(from) < minutesOf(to), {
    path: ["to"],
    message: messages.endBeforeStart,
    abort: true,
  })
  .refine(({ from, to }) => minutesOf(to) - minutesOf(from) >= MEETING_MINUTES, {
    path: ["to"],
    message: messages.rangeTooShort,
  });

export type TimeRange = z.output<typeof rangeField>;

/** The hours of one day in their order; they may touch. None means a day off. */
const rangesField = boundedList(
  z.array(rangeField, messages.dayMissing),
  HOURS_LIMITS.rangesADay,
  messages.tooManyRanges,
)
  .overwrite((ranges) => [...ranges].sort((a, b) => minutesOf(a.from) - minutesOf(b.from)))
  .refine((ranges) => ranges.every((range, n) => n === 0 || range.from >= ranges[n - 1]!.to), messages.overlapping);

const overrideField = z.object({
  date: z.iso.date({ error: messages.dayInvalid, abort: true }).regex(DAY, messages.dayInvalid),
  ranges: rangesField,
});

const overridesField = boundedList(
  z.array(overrideField, messages.dayInvalid),
  HOURS_LIMITS.overrides,
  messages.tooManyDays,
)
  .overwrite((days) => [...days].sort((a, b) => (a.date < b.date ? -1 : 1)))
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, messages.dayTwice);

const wholeNumber = ({ min, max }: { min: number; max: number }, message: string) =>
  z.number(message).int(message).min(min, message).max(max, message);

const weeklyHoursField = z.object(
  {
    monday: rangesField,
    tuesday: rangesField,
    wednesday: rangesField,
    thursday: rangesField,
    friday: rangesField,
    saturday: rangesField,
    sunday: rangesField,
  },
  messages.dayMissing,
);

/** When a mentor can be booked. Hours are wall-clock times of the time zone, whatever its clock changes do. */
export const availabilitySchema = z.object({
  timeZone: timeZoneField,
  weeklyHours: weeklyHoursField,
  /** Days on which other hours stand than in their week; no hours at all are a day off. */
  overrides: overridesField,
  minimumNoticeMinutes: wholeNumber(NOTICE_MINUTES, messages.noticeInvalid),
  /** How many days after today can be booked, as the mentor's zone counts days. */
  horizonDays: wholeNumber(HOURS_LIMITS.horizonDays, messages.horizonInvalid),
  /** The least time between two meetings. */
  bufferMinutes: wholeNumber(BUFFER_MINUTES, messages.bufferInvalid),
  isPaused: z.boolean(),
});

/** The same as it is saved: upon another version than the named one it is refused. */
export const availabilityUpdateSchema = availabilitySchema.extend({ version: z.number().int().min(0).optional() });

/** One's own hours as screens and the contract give them. */
export const ownAvailabilitySchema = availabilitySchema.extend({ version: z.number().int() });

export type Availability = z.output<typeof availabilitySchema>;
export type AvailabilityUpdate = z.output<typeof availabilityUpdateSchema>;
export type OwnAvailability = z.output<typeof ownAvailabilitySchema>;
export type Weekday = keyof Availability["weeklyHours"];
