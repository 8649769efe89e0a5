import "server-only";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { type Busy, freeSlots, type Slot } from "@/lib/domain/meetings/slots.rules";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { isBlockedPair } from "@/lib/server/blocks/block.repository";
import { findAvailability } from "./availability";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum days ahead for any hours; also keeps extreme years away from the database. */
const FURTHEST_DAYS = 182;
/** A meeting with its longest break ends within this time of its start. */
const MARGIN_MS = 2 * 60 * 60 * 1000;
/** Days that usually contain five free slots. */
const NEAR_DAYS = 14;
/** How many alternatives to offer when a time is taken. */
const OFFERED = 5;

/** A meeting being moved: it blocks no time, and its own time is not offered. */
export type Moving = { id: string; startsAt: Date };

/** A mentor by account and profile, and the student's account if known. */
export type Pair = {
  mentor: { userId: string; mentorId: number };
  studentId: string | null;
  moving?: Moving;
};
type Span = { from: Date; to: Date };

/**
 * Free slots according to the current rows; used by pages, API and booking alike. There is none when one has blocked the
 * other, so a blocked student finds a mentor who is never free.
 */
export async function listFreeSlots(
  db: Prisma.TransactionClient,
  { mentor, studentId, moving }: Pair,
  span: Span,
  now: Date,
): Promise<Slot[]> {
  const from = new Date(Math.max(span.from.getTime(), now.getTime()));
  const to = new Date(Math.min(span.to.getTime(), now.getTime() + FURTHEST_DAYS * DAY_MS));
  if (!(from < to)) return [];
  // Sequential, because a transaction has one connection.
  if (studentId !== null && (await isBlockedPair(db, mentor.userId, studentId))) return [];
  const availability = await findAvailability(db, mentor.mentorId);
  if (!availability) return [];
  const mentorBusy = await listBusyTimes(db, mentor.userId, { from, to }, moving);
  const studentBusy = studentId === null ? [] : await listBusyTimes(db, studentId, { from, to }, moving);
  const slots = freeSlots({ availability, mentorBusy, studentBusy, now, from, to });
  return slots.filter(({ startsAt }) => startsAt.getTime() !== moving?.startsAt.getTime());
}

/** Whether a meeting may start then, according to the current rows. */
export async function isFree(db: Prisma.TransactionClient, pair: Pair, startsAt: Date, now: Date): Promise<boolean> {
  const span = { from: startsAt, to: new Date(startsAt.getTime() + 1) };
  const [slot] = await listFreeSlots(db, pair, span, now);
  return slot?.startsAt.getTime() === startsAt.getTime();
}

/** The next free times from `from` on, in ISO 8601. */
export async function listNextFreeTimes(
  db: Prisma.TransactionClient,
  pair: Pair,
  from: Date,
  now: Date,
): Promise<string[]> {
  const end = new Date(now.getTime() + FURTHEST_DAYS * DAY_MS);
  // The following days usually suffice, and months of slots are many.
  const soon = { from, to: new Date(Math.min(from.getTime() + NEAR_DAYS * DAY_MS, end.getTime())) };
  let found = await listFreeSlots(db, pair, soon, now);
  if (found.length < OFFERED) found = await listFreeSlots(db, pair, { from, to: end }, now);
  return found.slice(0, OFFERED).map(({ startsAt }) => startsAt.toISOString());
}

/** Alternatives to a taken time: the next free times, or the first from now on when none follow. */
export async function listTimesInstead(
  db: Prisma.TransactionClient,
  pair: Pair,
  taken: Date,
  now: Date,
): Promise<string[]> {
  const next = await listNextFreeTimes(db, pair, taken, now);
  return next.length > 0 ? next : listNextFreeTimes(db, pair, now, now);
}

/** When a user is in meetings, as mentor or student; excludes the one being moved. */
function listBusyTimes(
  db: Prisma.TransactionClient,
  userId: string,
  { from, to }: Span,
  moving?: Moving,
): Promise<Busy[]> {
  const movingId = moving?.id ?? null;
  const [earliest, latest] = [new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)];
  return db.$queryRaw<Busy[]>`
    select starts_at as "startsAt", ends_at as "endsAt" from meeting
    where student_id = ${userId}::uuid and starts_at between ${earliest} and ${latest}
      and status in ('pending', 'confirmed') and id is distinct from ${movingId}::uuid
    union all
    select m.starts_at, m.ends_at from mentor_profile p join meeting m on m.mentor_id = p.id
    where p.user_id = ${userId}::uuid and m.starts_at between ${earliest} and ${latest}
      and m.status in ('pending', 'confirmed') and m.id is distinct from ${movingId}::uuid`;
}

/** The error for a taken time, with alternatives. */
export async function slotTaken(pair: Pair, startsAt: Date): Promise<AppError> {
  const nextSlots = await listTimesInstead(prisma, pair, startsAt, new Date());
  return new AppError("conflict", { message: messages.slotTaken, data: { nextSlots } });
}

/** When the signed-in user is in meetings, as mentor or student, during the next `days`. */
export function listOwnBusyTimes(actor: Pick<Actor, "id">, days: number): Promise<Busy[]> {
  const now = new Date();
  return listBusyTimes(prisma, actor.id, { from: now, to: new Date(now.getTime() + days * DAY_MS) });
}
