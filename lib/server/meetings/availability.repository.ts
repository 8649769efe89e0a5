import "server-only";
import { type Availability, availabilitySchema, type OwnAvailability } from "@/lib/domain/meetings/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/lib/domain/meetings/default-availability";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** A mentor's hours and their version; those of everybody, version 0, until the mentor has saved some. */
export async function findAvailability(db: Prisma.TransactionClient, mentorId: number): Promise<OwnAvailability> {
  const row = await db.availability.findUnique({ where: { mentorId } });
  return row ? { ...availabilitySchema.parse(row), version: row.version } : { ...DEFAULT_AVAILABILITY, version: 0 };
}

/** Saves a mentor's hours as the next version. */
export async function saveAvailability(
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
