import { z } from "zod";
import { boundedList } from "@/lib/domain/forms/bounded-list";
import { UNREADABLE } from "@/lib/domain/text/readable.rules";
import { timeZoneField } from "@/lib/domain/time/time-zone.schema";
import { availabilityMessages as messages } from "./meeting.messages";
import { HOURS_LIMITS, MEETING_MINUTES } from "./meeting.constants";

const NOTICE_MINUTES = { min: 0, max: HOURS_LIMITS.noticeDays * 24 * 60 } as const;
const BUFFER_MINUTES = { min: 0, max: HOURS_LIMITS.bufferMinutes } as const;
/** A day as "2026-03-04", limited to years that every date library handles. */
const DAY = /^20\d\d-/;

/** Minutes since midnight of "16:30"; "24:00" is the end of the day. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

const startField = z.string(messages.timeInvalid).regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, messages.timeInvalid);
const endField = z.string(messages.timeInvalid).regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, messages.timeInvalid);

/** A range of wall-clock times; the end is exclusive. */
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

/** The hours of one day, in order; ranges may touch. An empty list is a day off. */
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

function isRoom(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address) || UNREADABLE.test(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return protocol === "https:" && hostname.includes(".") && username === "";
}

const orNone = (address: string | null | undefined) => address || null;
const roomText = z
  .string(messages.roomInvalid)
  .trim()
  .max(HOURS_LIMITS.roomLength, messages.roomTooLong)
  .refine((address) => address === "" || isRoom(address), messages.roomInvalid)
  .nullish();
/** The mentor's own room on the web, for online meetings. An empty text counts as none. */
const roomField = roomText.transform(orNone).pipe(z.string().nullable());

/** When and where a mentor can be booked. Hours are wall-clock times in the time zone, also across clock changes. */
export const availabilitySchema = z.object({
  timeZone: timeZoneField,
  weeklyHours: weeklyHoursField,
  /** Days whose hours differ from the weekly ones; an empty list is a day off. */
  overrides: overridesField,
  minimumNoticeMinutes: wholeNumber(NOTICE_MINUTES, messages.noticeInvalid),
  /** How many days after today can be booked, in the mentor's time zone. */
  horizonDays: wholeNumber(HOURS_LIMITS.horizonDays, messages.horizonInvalid),
  /** The minimum time between two meetings. */
  bufferMinutes: wholeNumber(BUFFER_MINUTES, messages.bufferInvalid),
  isPaused: z.boolean(),
  roomUrl: roomField,
});

/** The room alone, for a mentor whose meetings lack one. */
export const roomSchema = z.object({ roomUrl: roomField.pipe(z.string(messages.roomMissing)) });

/**
 * Availability as it is saved; rejected if the stored version differs from the given one. Without a room, the stored one
 * stays.
 */
export const availabilityUpdateSchema = availabilitySchema.extend({
  roomUrl: roomText.transform((address) => (address === undefined ? undefined : orNone(address))).optional(),
  version: z.number().int().min(0).optional(),
});

/** The mentor's own hours, as screens and the API return them. Version 0: a suggestion, and nothing is saved yet. */
export const ownAvailabilitySchema = availabilitySchema.extend({ version: z.number().int() });

export type Availability = z.output<typeof availabilitySchema>;
export type AvailabilityUpdate = z.output<typeof availabilityUpdateSchema>;
export type OwnAvailability = z.output<typeof ownAvailabilitySchema>;
export type Weekday = keyof Availability["weeklyHours"];
