import "server-only";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { prisma } from "@/lib/platform/db/prisma";
import { findBookableMentor } from "./bookable-mentor.repository";
import { isFree, timesInstead } from "./free-times.repository";
import type { Student } from "./read-booking-week";

type Asked = { slot: string; timeZone?: string };

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
export async function readChosenTime(username: string, asked: Asked, student: Student): Promise<ChosenTime> {
  const mentor = await findBookableMentor(username);
  const mentorTimeZone = mentor.availability?.timeZone ?? DEFAULT_AVAILABILITY.timeZone;
  const pair = { mentor, studentId: student.id, moving: student.moving };
  const [startsAt, now] = [new Date(asked.slot), new Date()];
  const nextSlots = (await isFree(prisma, pair, startsAt, now))
    ? null
    : await timesInstead(prisma, pair, startsAt, now);
  return { timeZone: asked.timeZone ?? mentorTimeZone, mentorTimeZone, nextSlots };
}
