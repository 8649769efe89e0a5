import "server-only";
import type { Meeting } from "@/lib/domain/meetings/meeting";
import { meetingMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { isActive, mayChange, sideOf } from "@/lib/domain/meetings/meeting.policy";
import type { OwnMeeting } from "@/lib/domain/meetings/own-meeting";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { findMeeting, lockMeeting } from "./meeting.repository";
import { toOwnMeeting } from "./own-meeting.dto";

/**
 * A meeting of the actor, and the actor's side.
 * @throws AppError not_found for everyone else, so that they do not learn that it exists
 */
export async function getMeetingOf(actor: Actor, id: string) {
  const meeting = await findMeeting(prisma, id);
  const side = meeting && sideOf(actor, meeting);
  if (!meeting || !side) throw new AppError("not_found", { message: messages.notFound });
  return { meeting, side };
}

/** A meeting as one side sees it, and the username of its mentor, who may be that side. */
export type MeetingWithMentor = { meeting: OwnMeeting; mentorUsername: string };

/**
 * One of the signed-in user's meetings.
 * @throws AppError not_found for everyone else
 */
export async function getOwnMeeting(actor: Actor, id: string): Promise<MeetingWithMentor> {
  const { meeting } = await getMeetingOf(actor, id);
  return { meeting: toOwnMeeting(meeting, actor, new Date()), mentorUsername: meeting.mentor.username };
}

/**
 * Rejects changes to meetings that are over, cancelled, moved or booked in Calendly.
 * @throws AppError conflict
 */
export function refuseUnchangeable(meeting: Meeting, now: Date): void {
  if (mayChange(meeting, now)) return;
  const isCalendlys = meeting.startsAt === null && isActive(meeting);
  throw new AppError("conflict", { message: isCalendlys ? messages.changeAtCalendly : messages.overOrCancelled });
}

/**
 * Locks a meeting for a change, if it is still as it was when the mails were composed.
 * @throws AppError conflict when it was changed meanwhile or has begun
 */
export async function lockUnchanged(tx: Prisma.TransactionClient, seen: Meeting): Promise<void> {
  const held = await lockMeeting(tx, seen.id);
  const isSame = held?.calendar.sequence === seen.calendar.sequence && mayChange(held, new Date());
  if (!isSame) throw new AppError("conflict", { message: messages.changedAlready });
}
