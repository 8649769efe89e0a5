import "server-only";
import { prisma } from "@/lib/platform/db/prisma";

/** Announcements that have not ended, those first that start last. */
export function listAnnouncements(now: Date) {
  return prisma.announcement.findMany({
    where: { endsAt: { gt: now } },
    orderBy: [{ startsAt: "desc" }, { id: "asc" }],
  });
}
