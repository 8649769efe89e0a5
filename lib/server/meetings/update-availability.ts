import "server-only";
import type { AvailabilityUpdate, OwnAvailability } from "@/lib/domain/meetings/availability.schema";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import { holdAccount } from "@/lib/server/account/hold-account.repository";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { findAvailability, saveAvailability } from "./availability.repository";
import { ownMentorId } from "./read-availability";

/**
 * Saves the signed-in mentor's hours. Meetings that are booked stay where they are, whatever the new hours say.
 * @throws AppError not_allowed for anybody but a mentor; conflict when the input names a version that is not the present
 *   one; not_signed_in; too_many_requests
 */
export async function updateAvailability(actor: Actor, input: AvailabilityUpdate): Promise<OwnAvailability> {
  await limitAttempts([["availability-by-account", actor.id]]);
  return prisma.$transaction(async (tx) => {
    // Bookings hold the mentor's account too, so each is checked against the hours before or those after.
    if (!(await holdAccount(tx, actor.id))) throw new AppError("not_signed_in");
    const mentorId = await ownMentorId(tx, actor);
    const stored = await findAvailability(tx, mentorId);
    if (input.version !== undefined && input.version !== stored.version) {
      throw new AppError("conflict", { message: messages.changedElsewhere });
    }
    await saveAvailability(tx, mentorId, input);
    return findAvailability(tx, mentorId);
  });
}
