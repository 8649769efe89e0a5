import "server-only";
import { addDays, dayIn, nearestDay, weekOf } from "@/lib/domain/meetings/booking-week.rules";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting.constants";
import { type SlotList, type SlotsQuery, spanOf } from "@/lib/domain/meetings/slot-list";
import { slotsByDay } from "@/lib/domain/meetings/slots.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { getBookableMentor } from "./bookable-mentor";
import { isFree, listFreeSlots, listNextFreeTimes, listTimesInstead, type Moving } from "./free-times";

/**
 * The free times of a mentor by the viewer's days. What the viewer has booked elsewhere is not free for the viewer, apart
 * from the meeting that is about to be moved.
 * @throws AppError mentor_not_found, also for a mentor who is not in the listing
 */
export async function listSlots(
  username: string,
  query: SlotsQuery,
  viewer: { id: string; moving?: Moving } | null,
): Promise<SlotList> {
  const mentor = await getBookableMentor(username);
  const mentorTimeZone = mentor.availability?.timeZone ?? DEFAULT_AVAILABILITY.timeZone;
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

/** Which part of a mentor's time the booking screen shows; what is left out is chosen for the viewer. */
type Asked = { day?: string; at?: string; timeZone?: string };
/** Whose own meetings are no free times, apart from the one that is about to be moved. */
export type Student = { id: string; moving?: Moving };

export type BookingWeek = {
  /** The zone that everything is shown in, and the mentor's own. */
  timeZone: string;
  mentorTimeZone: string;
  /** Seven days side by side, with their free times as ISO 8601 instants. */
  days: { date: string; slots: string[] }[];
  /** Which of them is open. */
  open: string;
  /** Where the weeks before and after begin: at their first free day. Null where there is none, later weeks without any are skipped. */
  earlier: string | null;
  later: string | null;
  /** The first free time after the open day, or else the first of all; null when there is none at all. */
  nextSlot: string | null;
};

/**
 * A week of a mentor's free times around a day: the asked one, that of an asked instant, or the first that has any.
 * @throws AppError mentor_not_found, also for a mentor who is not in the listing
 */
export async function getBookingWeek(username: string, asked: Asked, student: Student): Promise<BookingWeek> {
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
  /** The next free times as ISO 8601 instants when the chosen one is not free; null when it is. */
  nextSlots: string[] | null;
};

/**
 * What the last step of a booking says about a mentor's time: in which zones, and whether it can still be had.
 * @throws AppError mentor_not_found, also for a mentor who is not in the listing
 */
export async function getChosenTime(username: string, asked: AskedTime, student: Student): Promise<ChosenTime> {
  const mentor = await getBookableMentor(username);
  const mentorTimeZone = mentor.availability?.timeZone ?? DEFAULT_AVAILABILITY.timeZone;
  const pair = { mentor, studentId: student.id, moving: student.moving };
  const [startsAt, now] = [new Date(asked.slot), new Date()];
  const nextSlots = (await isFree(prisma, pair, startsAt, now))
    ? null
    : await listTimesInstead(prisma, pair, startsAt, now);
  return { timeZone: asked.timeZone ?? mentorTimeZone, mentorTimeZone, nextSlots };
}
