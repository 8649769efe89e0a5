import { type OffsetStretch, offsetStretches, wallClock } from "@/lib/domain/time/zone-offsets.rules";
import { type Availability, minutesOf, type TimeRange, type Weekday } from "./availability.schema";
import { MEETING_MINUTES } from "./meeting.constants";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SLOT_MS = MEETING_MINUTES * MINUTE_MS;
/** Margin around the requested time for reading clock changes, so that no day's hours are cut. */
const MARGIN_MS = 3 * DAY_MS;
/** Day 0, 1 January 1970, was a Thursday. */
const WEEK_FROM_DAY_0: readonly Weekday[] = [
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
];

/** A bookable time, as instants. */
export type Slot = { startsAt: Date; endsAt: Date };
/** The time of somebody's meeting. */
export type Busy = { startsAt: Date; endsAt: Date };
type Span = { start: number; end: number };

export type SlotQuestion = {
  availability: Availability;
  /** Meetings of the mentor, as mentor or as student, with the buffer before and after each. */
  mentorBusy: readonly Busy[];
  /** Meetings of the student, if signed in. */
  studentBusy?: readonly Busy[];
  now: Date;
  /** Slots that start from here on … */
  from: Date;
  /** … and before here. */
  to: Date;
};

/**
 * The free slots of a mentor, in order. The page, the API and the booking all use this function.
 *
 * The hours of a day are wall-clock times in the mentor's zone. When clocks change, a skipped hour has no slots and a
 * repeated hour has them twice: what counts are the instants at which the wall clock is within the hours. Each unbroken
 * stretch is divided into half hours from its start.
 */
export function freeSlots({ availability, mentorBusy, studentBusy = [], now, from, to }: SlotQuestion): Slot[] {
  const { timeZone, minimumNoticeMinutes, horizonDays, bufferMinutes, isPaused } = availability;
  const earliest = Math.max(from.getTime(), now.getTime() + minimumNoticeMinutes * MINUTE_MS);
  const latest = Math.min(to.getTime(), now.getTime() + (horizonDays + 2) * DAY_MS);
  if (isPaused || !(earliest < latest)) return [];

  const stretches = offsetStretches(timeZone, now.getTime() - MARGIN_MS, latest + MARGIN_MS);
  const dayOf = (instant: number) => Math.floor(wallClock(instant, stretches) / DAY_MS);
  const lastDay = Math.min(dayOf(latest) + 1, dayOf(now.getTime()) + horizonDays);
  const blocked = [...spansOf(mentorBusy, bufferMinutes * MINUTE_MS), ...spansOf(studentBusy, 0)];

  const starts: number[] = [];
  for (let day = dayOf(earliest) - 1; day <= lastDay; day++) {
    for (const range of hoursOf(day, availability)) {
      for (const { start, end } of instantsOf(day, range, stretches)) {
        for (let slot = start; slot + SLOT_MS <= end; slot += SLOT_MS) {
          if (slot >= earliest && slot < latest && isFree(slot, blocked)) starts.push(slot);
        }
      }
    }
  }
  return starts
    .sort((a, b) => a - b)
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + SLOT_MS) }));
}

/** Whether a meeting may start at an instant, by the rules for displayed slots. */
export function isBookable(startsAt: Date, question: Omit<SlotQuestion, "from" | "to">): boolean {
  return freeSlots({ ...question, from: startsAt, to: new Date(startsAt.getTime() + 1) }).length === 1;
}

/** A day's own hours if it has any, otherwise its weekday's. Days count from 1970 on the mentor's wall clock. */
function hoursOf(day: number, { weeklyHours, overrides }: Availability): readonly TimeRange[] {
  const date = dateOf(day);
  const weekday = WEEK_FROM_DAY_0[day % WEEK_FROM_DAY_0.length]!;
  return overrides.find((override) => override.date === date)?.ranges ?? weeklyHours[weekday];
}

/** The instants at which the wall clock is within the range on the day, as unbroken spans. */
function instantsOf(day: number, { from, to }: TimeRange, stretches: readonly OffsetStretch[]): Span[] {
  const midnight = day * DAY_MS;
  const spans: Span[] = [];
  for (const { offset, ...stretch } of stretches) {
    const start = Math.max(midnight + minutesOf(from) * MINUTE_MS - offset, stretch.start);
    const end = Math.min(midnight + minutesOf(to) * MINUTE_MS - offset, stretch.end);
    if (start >= end) continue;
    const previous = spans.at(-1);
    if (previous?.end === start) previous.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

function spansOf(busy: readonly Busy[], buffer: number): Span[] {
  return busy.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime() - buffer, end: endsAt.getTime() + buffer }));
}

function isFree(slot: number, blocked: readonly Span[]): boolean {
  return blocked.every(({ start, end }) => slot + SLOT_MS <= start || slot >= end);
}

/** "2026-03-04" for a day counted from 1970. */
function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, "2026-03-04".length);
}

/** The slots of one day. */
export type SlotDay = { date: string; slots: Slot[] };

/** Groups slots by the day on which they start in the viewer's zone; leaves out days without slots. */
export function slotsByDay(slots: readonly Slot[], timeZone: string): SlotDay[] {
  const [first, last] = [slots.at(0), slots.at(-1)];
  if (!first || !last) return [];
  const stretches = offsetStretches(timeZone, first.startsAt.getTime(), last.endsAt.getTime());
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const date = dateOf(Math.floor(wallClock(slot.startsAt.getTime(), stretches) / DAY_MS));
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}
