import "server-only";
import { prisma } from "@/lib/platform/db/prisma";
import type { FeedVersions } from "./feed-token";
import type { Prisma } from "@/prisma/generated/prisma/client";

/** The versions that a living person's feed follows from; null when there is no such person. */
export async function findFeedVersions(userId: string): Promise<FeedVersions | null> {
  const user = await prisma.user.findFirst({
    where: { id: userId, deletedAt: null },
    select: { sessionVersion: true, calendarFeed: { select: { version: true } } },
  });
  return user && { feed: user.calendarFeed?.version ?? 0, session: user.sessionVersion };
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
