import "server-only";
import { prisma } from "@/lib/server/db/prisma";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** The version of a living person's feed, 0 until it is renewed for the first time; null when there is no such person. */
export async function findFeedVersion(userId: string): Promise<number | null> {
  const user = await prisma.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { calendarFeed: { select: { version: true } } },
  });
  return user && (user.calendarFeed?.version ?? 0);
}

/** Raises the version of a person's feed, who has to exist. */
export async function raiseFeedVersion(tx: Prisma.TransactionClient, userId: string): Promise<number> {
  const { version } = await tx.calendarFeed.upsert({
    where: { userId },
    create: { userId, version: 1 },
    update: { version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}
