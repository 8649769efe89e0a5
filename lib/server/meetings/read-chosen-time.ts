import "server-only";
import { addDays, dayIn } from "@/lib/domain/meetings/booking-week.rules";
import { listSlots } from "./list-slots";

/** How many times are offered in the place of one that is not free, and how many days are looked through for them. */
const OFFERED = 5;
const LOOKED_THROUGH_DAYS = 30;

type Asked = { slot: string; timeZone?: string };

export type ChosenTime = {
  timeZone: string;
  mentorTimeZone: string;
  /** The next free times as ISO 8601 instants when the chosen one is not free; null when it is. */
  nextSlots: string[] | null;
};

/**
 * What the last step of a booking says about a mentor's time: in which zones, and whether it can still be had.
 * @param student whose own meetings are no free times
 * @throws AppError mentor_not_found, also for a mentor who is not in the listing
 */
export async function readChosenTime(username: string, asked: Asked, student: { id: string }): Promise<ChosenTime> {
  const { slot, timeZone } = asked;
  // A day of UTC may begin after the viewer's, so the one before it is looked at as well.
  const from = addDays(dayIn("UTC", new Date(slot)), -1);
  const list = await listSlots(username, { timeZone, from, to: addDays(from, LOOKED_THROUGH_DAYS) }, student);
  const instant = new Date(slot).toISOString();
  const slots = list.days.flatMap((day) => day.slots);
  const after = slots.filter((free) => free > instant).slice(0, OFFERED);
  const next = after.length > 0 || list.nextSlot === null ? after : [list.nextSlot];
  const { mentorTimeZone } = list;
  return { timeZone: list.timeZone, mentorTimeZone, nextSlots: slots.includes(instant) ? null : next };
}
