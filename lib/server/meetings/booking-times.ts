import "server-only";
import { addDays, dayIn, nearestDay, weekOf } from "@/lib/domain/meetings/booking-week.rules";
import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting.constants";
import { type SlotList, type SlotsQuery, spanOf } from "@/lib/domain/meetings/slot-list";
import { slotsByDay } from "@/lib/domain/meetings/slots.rules";
import { DEFAULT_TIME_ZONE } from "@/lib/domain/time/default-time-zone";
import { prisma } from "@/lib/platform/db/prisma";
import { getBookableMentor } from "./bookable-mentor";
import { isFree, listFreeSlots, listNextFreeTimes, listTimesInstead, type Moving } from "./free-times";

/**
 * A mentor's free times by day in the viewer's zone. Times of the viewer's other meetings are excluded, except for the
 * meeting being moved.
 * @throws AppError mentor_not_found, also for a mentor who is not listed
 */
export async function listSlots(
  username: string,
  query: SlotsQuery,
  viewer: { id: string; moving?: Moving } | null,
): Promise<SlotList> {
  const mentor = await getBookableMentor(username);
  const mentorTimeZone = mentor.availability?.timeZone ?? DEFAULT_TIME_ZONE;
  const timeZone = query.timeZone ?? mentorTimeZone;
  const now = new Date();
  const span = spanOf(query, timeZone, now);
  const pair = { mentor, studentId: viewer?.id ?? null, moving: viewer?.moving };
  const slots = await listFreeSlots(prisma, pair, span, now);
  const [first] = slots;
  const nextSlot = first?.startsAt.toISOString() ?? (await listNextFreeTimes(prisma, pair, span.from, now))[0] ?? null;
  const days = slotsByDay(slots, timeZone).map(({ date, slots: ofDay }) => ({
    date,
    count: ofDay.length,
    slots: ofDay.map(({ startsAt }) => startsAt.toISOString()),
  }));
  return { timeZone, mentorTimeZone, minutes: MEETING_MINUTES, days, nextSlot };
}

/** The requested part of a mentor's free times; omitted fields get defaults. */
type Asked = { day?: string; at?: string; timeZone?: string };
/** The viewer, whose own meetings block free times, except for the one being moved. */
export type Student = { id: string; moving?: Moving };

export type BookingWeek = {
  /** The display zone, and the mentor's own. */
  timeZone: string;
  mentorTimeZone: string;
  /** Whether the mentor has saved hours at all. */
  hasHours: boolean;
  /** Seven consecutive days with their free times in ISO 8601. */
  days: { date: string; slots: string[] }[];
  /** The open day. */
  open: string;
  /**
   * The first free day of the previous and of the next week with free times, or null. Later weeks without free times
   * are skipped.
   */
  earlier: string | null;
  later: string | null;
  /** The first free time after the open day, otherwise the very first; null when there is none. */
  nextSlot: string | null;
};

/**
 * A week of a mentor's free times, for a visitor too: around the requested day or time, otherwise around the first free day.
 * @throws AppError mentor_not_found, also for a mentor who is not listed
 */
export async function getBookingWeek(username: string, asked: Asked, student: Student | null): Promise<BookingWeek> {
  const month = await listSlots(username, { timeZone: asked.timeZone }, student);
  const { timeZone, mentorTimeZone } = month;
  const today = dayIn(timeZone, new Date());
  const firstFree = month.nextSlot && dayIn(timeZone, new Date(month.nextSlot));
  const askedDay = asked.day ?? (asked.at && dayIn(timeZone, new Date(asked.at)));
  const open = nearestDay(askedDay ?? firstFree ?? today, today);
  const week = weekOf(open, today);
  const [first, behind] = [week[0]!, addDays(week[0]!, week.length)];
  const before = { from: addDays(first, -week.length), to: addDays(first, -1) };
  const [shown, rest, previous] = await Promise.all([
    listSlots(username, { timeZone, from: first, to: week.at(-1) }, student),
    listSlots(username, { timeZone, from: behind, to: behind }, student),
    first > today ? listSlots(username, { timeZone, ...before }, student) : null,
  ]);
  const days = week.map((date) => ({ date, slots: shown.days.find((day) => day.date === date)?.slots ?? [] }));
  const later = rest.nextSlot && dayIn(timeZone, new Date(rest.nextSlot));
  const afterOpen = days.find(({ date, slots }) => date > open && slots.length > 0)?.slots[0];
  return {
    timeZone,
    mentorTimeZone,
    hasHours: month.nextSlot !== null || (await getBookableMentor(username)).availability !== null,
    days,
    open,
    earlier: previous && (previous.days[0]?.date ?? before.from),
    later,
    nextSlot: afterOpen ?? rest.nextSlot ?? month.nextSlot,
  };
}

type AskedTime = { slot: string; timeZone?: string };

export type ChosenTime = {
  timeZone: string;
  mentorTimeZone: string;
  /** The next free times in ISO 8601 when the chosen one is taken; null when it is free. */
  nextSlots: string[] | null;
};

/**
 * The chosen time on a booking's last step: its time zones, and whether it is still free.
 * @throws AppError mentor_not_found, also for a mentor who is not listed
 */
export async function getChosenTime(username: string, asked: AskedTime, student: Student): Promise<ChosenTime> {
  const mentor = await getBookableMentor(username);
  const mentorTimeZone = mentor.availability?.timeZone ?? DEFAULT_TIME_ZONE;
  const pair = { mentor, studentId: student.id, moving: student.moving };
  const [startsAt, now] = [new Date(asked.slot), new Date()];
  const nextSlots = (await isFree(prisma, pair, startsAt, now))
    ? null
    : await listTimesInstead(prisma, pair, startsAt, now);
  return { timeZone: asked.timeZone ?? mentorTimeZone, mentorTimeZone, nextSlots };
}
