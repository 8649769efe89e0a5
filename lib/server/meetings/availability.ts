import "server-only";
import {
  availabilitySchema,
  type AvailabilityUpdate,
  type OwnAvailability,
} from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { lockAccount } from "@/lib/server/account/account.repository";
import { refreshFreeTimes } from "@/lib/server/search/refresh-free-times";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { fillRooms, prepareRoomMails } from "./fill-rooms";

/**
 * The signed-in mentor's hours.
 * @throws AppError not_allowed for everyone but mentors
 */
export async function getOwnAvailability(actor: Actor): Promise<OwnAvailability> {
  return getHoursOrSuggestion(prisma, await getOwnMentorId(prisma, actor));
}

/**
 * The signed-in mentor's profile id, which owns the hours.
 * @throws AppError not_allowed for everyone but mentors
 */
async function getOwnMentorId(db: Prisma.TransactionClient, actor: Actor): Promise<number> {
  const profile = await db.mentorProfile.findFirst({
    where: { userId: actor.id, user: { role: "mentor", ...ACTIVE_ACCOUNT } },
    select: { id: true },
  });
  if (!profile) throw new AppError("not_allowed", { message: messages.onlyMentors });
  return profile.id;
}

/**
 * Saves the signed-in mentor's hours and, if given, room. Existing bookings stay; only online meetings without a room get it.
 * @throws AppError not_allowed for everyone but mentors; conflict when the input's version is outdated; not_signed_in;
 *   too_many_requests
 */
export async function updateAvailability(actor: Actor, input: AvailabilityUpdate): Promise<OwnAvailability> {
  await limitAttempts([["availability-by-account", actor.id]]);
  const now = new Date();
  const mails = await prepareRoomMails(await getOwnMentorId(prisma, actor), input.roomUrl ?? null, now);
  const saved = await prisma.$transaction(async (tx) => {
    // Bookings lock the mentor's account too, so each is checked against either the old or the new hours.
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const mentorId = await getOwnMentorId(tx, actor);
    const stored = await getHoursOrSuggestion(tx, mentorId);
    if (input.version !== undefined && input.version !== stored.version) {
      throw new AppError("conflict", { message: messages.changedElsewhere });
    }
    await saveAvailability(tx, mentorId, input);
    await refreshFreeTimes(tx, [actor.id]);
    await fillRooms(tx, mentorId, input.roomUrl ?? null, mails, now);
    return getHoursOrSuggestion(tx, mentorId);
  });
  deliverMailsAfterAnswer();
  return saved;
}

/**
 * Saves the link of the signed-in mentor's own room. Open online meetings without a room get it, and their students a
 * mail.
 * @throws AppError not_allowed for everyone but mentors, and before hours are saved; not_signed_in; too_many_requests
 */
export async function updateRoom(actor: Actor, roomUrl: string): Promise<void> {
  await limitAttempts([["availability-by-account", actor.id]]);
  const now = new Date();
  const mails = await prepareRoomMails(await getOwnMentorId(prisma, actor), roomUrl, now);
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const mentorId = await getOwnMentorId(tx, actor);
    const { count } = await tx.availability.updateMany({
      where: { mentorId },
      data: { roomUrl, version: { increment: 1 } },
    });
    if (count === 0) throw new AppError("not_allowed", { message: messages.hoursFirst });
    await fillRooms(tx, mentorId, roomUrl, mails, now);
  });
  deliverMailsAfterAnswer();
}

/** A mentor's hours and their version; null until the mentor saves some, so that nobody can book. */
export async function findAvailability(
  db: Prisma.TransactionClient,
  mentorId: number,
): Promise<OwnAvailability | null> {
  const row = await db.availability.findUnique({ where: { mentorId } });
  return row && { ...availabilitySchema.parse(row), version: row.version };
}

/** The hours as the mentor's form begins: the saved ones, or a suggestion with version 0. */
async function getHoursOrSuggestion(db: Prisma.TransactionClient, mentorId: number): Promise<OwnAvailability> {
  return (await findAvailability(db, mentorId)) ?? { ...DEFAULT_AVAILABILITY, version: 0 };
}

/** Saves a mentor's hours as the next version. */
async function saveAvailability(
  tx: Prisma.TransactionClient,
  mentorId: number,
  {
    timeZone,
    weeklyHours,
    overrides,
    minimumNoticeMinutes,
    horizonDays,
    bufferMinutes,
    isPaused,
    roomUrl,
  }: AvailabilityUpdate,
): Promise<void> {
  const data = {
    timeZone,
    weeklyHours,
    overrides,
    minimumNoticeMinutes,
    horizonDays,
    bufferMinutes,
    isPaused,
    roomUrl,
  };
  await tx.availability.upsert({
    where: { mentorId },
    create: { mentorId, ...data, version: 1 },
    update: { ...data, version: { increment: 1 } },
    select: { mentorId: true },
  });
}
