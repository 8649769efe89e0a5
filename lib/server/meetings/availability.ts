import "server-only";
import type { z } from "zod";
import {
  type Availability,
  availabilitySchema,
  type AvailabilityUpdate,
  type OwnAvailability,
} from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { lockAccount } from "@/lib/server/account/account.repository";
import type { Prisma } from "@/prisma/generated/prisma/client";

/**
 * The signed-in mentor's hours.
 * @throws AppError not_allowed for everyone but mentors
 */
export async function getOwnAvailability(actor: Actor): Promise<OwnAvailability> {
  return getAvailability(prisma, await getOwnMentorId(prisma, actor));
}

/**
 * The signed-in mentor's profile id, which owns the hours.
 * @throws AppError not_allowed for everyone but mentors
 */
async function getOwnMentorId(db: Prisma.TransactionClient, actor: Actor): Promise<number> {
  const profile = await db.mentorProfile.findFirst({
    where: { userId: actor.id, user: { role: "mentor", deletedAt: null } },
    select: { id: true },
  });
  if (!profile) throw new AppError("not_allowed", { message: messages.onlyMentors });
  return profile.id;
}

/**
 * Saves the signed-in mentor's hours. Existing bookings stay, whatever the new hours are.
 * @throws AppError not_allowed for everyone but mentors; conflict when the input's version is outdated; not_signed_in;
 *   too_many_requests
 */
export async function updateAvailability(actor: Actor, input: AvailabilityUpdate): Promise<OwnAvailability> {
  await limitAttempts([["availability-by-account", actor.id]]);
  return prisma.$transaction(async (tx) => {
    // Bookings lock the mentor's account too, so each is checked against either the old or the new hours.
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const mentorId = await getOwnMentorId(tx, actor);
    const stored = await getAvailability(tx, mentorId);
    if (input.version !== undefined && input.version !== stored.version) {
      throw new AppError("conflict", { message: messages.changedElsewhere });
    }
    await saveAvailability(tx, mentorId, input);
    return getAvailability(tx, mentorId);
  });
}

/** A mentor's hours and their version; the default hours with version 0 until the mentor saves some. */
export async function getAvailability(db: Prisma.TransactionClient, mentorId: number): Promise<OwnAvailability> {
  const row = await db.availability.findUnique({ where: { mentorId } });
  return row ? { ...availabilitySchema.parse(row), version: row.version } : { ...DEFAULT_AVAILABILITY, version: 0 };
}

/** The columns that hold hours. */
export type AvailabilityRow = z.input<typeof availabilitySchema>;

/** The hours that a row holds; the default ones without a row. */
export function toAvailability(row: AvailabilityRow | null): Availability | null {
  return row ? availabilitySchema.parse(row) : DEFAULT_AVAILABILITY;
}

/** Saves a mentor's hours as the next version. */
async function saveAvailability(
  tx: Prisma.TransactionClient,
  mentorId: number,
  { timeZone, weeklyHours, overrides, minimumNoticeMinutes, horizonDays, bufferMinutes, isPaused }: Availability,
): Promise<void> {
  const data = { timeZone, weeklyHours, overrides, minimumNoticeMinutes, horizonDays, bufferMinutes, isPaused };
  await tx.availability.upsert({
    where: { mentorId },
    create: { mentorId, ...data, version: 1 },
    update: { ...data, version: { increment: 1 } },
    select: { mentorId: true },
  });
}
