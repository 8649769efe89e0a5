import "server-only";
import type { OwnAvailability } from "@/lib/domain/meetings/availability.schema";
import { availabilityMessages as messages } from "@/lib/domain/meetings/meeting.messages";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { findAvailability } from "./availability.repository";

/**
 * One's own hours.
 * @throws AppError not_allowed for anybody but a mentor
 */
export async function readAvailability(actor: Actor): Promise<OwnAvailability> {
  return findAvailability(prisma, await ownMentorId(prisma, actor));
}

/**
 * The profile that the signed-in mentor's hours hang on.
 * @throws AppError not_allowed for anybody but a mentor
 */
export async function ownMentorId(db: Prisma.TransactionClient, actor: Actor): Promise<number> {
  const profile = await db.mentorProfile.findFirst({
    where: { userId: actor.id, user: { role: "mentor", deletedAt: null } },
    select: { id: true },
  });
  if (!profile) throw new AppError("not_allowed", { message: messages.onlyMentors });
  return profile.id;
}
