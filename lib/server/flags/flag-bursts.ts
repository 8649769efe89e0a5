import "server-only";
import { REVIEW_BURST } from "@/lib/domain/flags/flag.rules";
import type { FlagReason } from "@/lib/domain/reports/report.rules";
import { prisma } from "@/lib/platform/db/prisma";
import { countUntilLimit } from "@/lib/platform/limits/rate-limits";
import { logger } from "@/lib/platform/logger";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { raiseFlag } from "./flag-texts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Flags a mentor whom many new accounts have given the most stars within a short time; at most once in that time. Call it
 * in the transaction that writes a review, with both accounts locked.
 */
export async function flagReviewBurst(
  tx: Prisma.TransactionClient,
  mentor: { id: number; userId: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - REVIEW_BURST.hours * HOUR_MS);
  const isYoung = { createdAt: { gte: new Date(now.getTime() - REVIEW_BURST.accountDays * DAY_MS) } };
  const reviews = await tx.review.count({
    where: { mentorId: mentor.id, createdAt: { gte: since }, rating: REVIEW_BURST.stars, student: isYoung },
  });
  if (reviews < REVIEW_BURST.count) return;
  const reason: FlagReason = "review_burst";
  const thing = { kind: "profile", targetId: mentor.userId, subjectId: mentor.userId } as const;
  const last = await tx.report.findFirst({
    where: { ...thing, reason, case: { OR: [{ closedAt: null }, { openedAt: { gte: since } }] } },
    select: { id: true },
  });
  if (!last) await raiseFlag(tx, thing, reason, { reviews });
}

/**
 * Counts a new account for its client, as the rate limits know it: by a hash, for a limited time. The account that uses
 * the limit up is flagged. Call it after the commit; it never fails the sign-up.
 */
export async function flagManyAccounts(userId: string, client: string): Promise<void> {
  try {
    const accounts = await countUntilLimit(["new-accounts-by-client", client]);
    if (accounts === null) return;
    const thing = { kind: "profile", targetId: userId, subjectId: userId } as const;
    await prisma.$transaction((tx) => raiseFlag(tx, thing, "many_accounts", { accounts }));
  } catch (error) {
    logger.error({ err: error }, "Could not count a new account.");
  }
}
