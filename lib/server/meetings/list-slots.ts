import "server-only";
import { MEETING_MINUTES } from "@/lib/domain/meetings/meeting-length";
import { type SlotList, type SlotsQuery, spanOf } from "@/lib/domain/meetings/slot-list";
import { slotsByDay } from "@/lib/domain/meetings/slots.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { findBookableMentor } from "./bookable-mentor.repository";
import { findFreeSlots, type Moving, nextFreeTimes } from "./free-times.repository";

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
  const mentor = await findBookableMentor(username);
  const mentorTimeZone = mentor.availability?.timeZone ?? DEFAULT_AVAILABILITY.timeZone;
  const timeZone = query.timeZone ?? mentorTimeZone;
  const now = new Date();
  const span = spanOf(query, timeZone, now);
  const pair = { mentor, studentId: viewer?.id ?? null, moving: viewer?.moving };
  const slots = await findFreeSlots(prisma, pair, span, now);
  const [first] = slots;
  const nextSlot = first?.startsAt.toISOString() ?? (await nextFreeTimes(prisma, pair, span.from, now))[0] ?? null;
  const days = slotsByDay(slots, timeZone).map(({ date, slots: ofDay }) => ({
    date,
    count: ofDay.length,
    slots: ofDay.map(({ startsAt }) => startsAt.toISOString()),
  }));
  return { timeZone, mentorTimeZone, minutes: MEETING_MINUTES, days, nextSlot };
}
