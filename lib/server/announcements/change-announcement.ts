import "server-only";
import { announcementMessages as messages } from "@/lib/domain/announcements/announcement.messages";
import type { EndAnnouncement, NewAnnouncement } from "@/lib/domain/announcements/announcement.schema";
import { AppError } from "@/lib/errors";
import { prisma } from "@/lib/platform/db/prisma";
import { recordAudit } from "@/lib/server/audit/record-audit";
import type { StaffActor } from "@/lib/server/staff/staff-actor";

/**
 * Announces something from one time to another.
 * @returns the announcement's id
 * @throws AppError invalid_input when it would end before it starts, or has ended
 */
export async function announce(staff: StaffActor, { startsAt, ...input }: NewAnnouncement): Promise<string> {
  const now = new Date();
  const from = startsAt ?? now;
  if (input.endsAt <= from || input.endsAt <= now) {
    throw new AppError("invalid_input", { message: messages.endsTooEarly });
  }
  return prisma.$transaction(async (tx) => {
    const { id } = await tx.announcement.create({ data: { ...input, startsAt: from }, select: { id: true } });
    await recordAudit(tx, {
      action: "announcement.made",
      actorId: staff.id,
      target: `announcement:${id}`,
      after: { ...input, startsAt: from.toISOString(), endsAt: input.endsAt.toISOString() },
      requestId: staff.requestId,
    });
    return id;
  });
}

/**
 * Ends an announcement now, also one that has not started.
 * @throws AppError not_found; conflict when it has ended
 */
export async function endAnnouncement(staff: StaffActor, { announcementId: id }: EndAnnouncement): Promise<void> {
  const now = new Date();
  await prisma.$transaction(async (tx) => {
    const { count } = await tx.announcement.updateMany({ where: { id, endsAt: { gt: now } }, data: { endsAt: now } });
    if (count === 0) {
      const known = await tx.announcement.findUnique({ where: { id }, select: { id: true } });
      throw known ? new AppError("conflict", { message: messages.hasEnded }) : new AppError("not_found");
    }
    await recordAudit(tx, {
      action: "announcement.ended",
      actorId: staff.id,
      target: `announcement:${id}`,
      requestId: staff.requestId,
    });
  });
}
