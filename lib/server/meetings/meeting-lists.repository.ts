import "server-only";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** Calendly keeps the time to itself: its meetings count as upcoming for this long after they were booked, in days. */
const CALENDLY_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

const isActive = { status: { in: ["pending", "confirmed"] } } satisfies Prisma.MeetingWhereInput;

/** Meetings that are not over and not cancelled. */
export function upcoming(now: Date): Prisma.MeetingWhereInput {
  const since = new Date(now.getTime() - CALENDLY_DAYS * DAY_MS);
  return { ...isActive, OR: [{ endsAt: { gt: now } }, { startsAt: null, createdAt: { gt: since } }] };
}

/** Meetings that are over or cancelled. Of a meeting that was moved only the one that follows it counts. */
export function past(now: Date): Prisma.MeetingWhereInput {
  const since = new Date(now.getTime() - CALENDLY_DAYS * DAY_MS);
  const isOver = { ...isActive, OR: [{ endsAt: { lte: now } }, { startsAt: null, createdAt: { lte: since } }] };
  return { OR: [{ status: "cancelled" }, isOver] };
}
