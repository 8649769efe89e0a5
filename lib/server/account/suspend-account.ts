import "server-only";
import { logger } from "@/lib/platform/logger";
import { deliverMailsAfterAnswer } from "@/lib/platform/mail/deliver-mails";
import { prisma } from "@/lib/platform/db/prisma";
import { recordAudit } from "@/lib/server/audit/record-audit";
import { cancelUpcomingMeetings, type Farewell, prepareFarewell } from "@/lib/server/meetings/leave-meetings";
import { refreshMentorLists, refreshMentorPages } from "@/lib/server/mentors/mentor-cache";
import { forgetUsernames } from "@/lib/server/mentors/past-usernames";
import { refreshListing } from "@/lib/server/search/refresh-listing";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { listFormerUsernames, lockExistingAccount } from "./account.repository";

/** What must follow the commit: it expires cached pages and sends the mails. */
type AfterCommit = () => void;

type Suspension = {
  userId: string;
  /** When the suspension ends; null when it stays for good. */
  until: Date | null;
  now: Date;
  /** From `prepareSuspension`; mails that are missing here are composed within the transaction. */
  farewell?: Farewell;
};

/** Composes the mails about the meetings that a suspension cancels. Call it before the transaction. */
export function prepareSuspension(userId: string, now: Date): Promise<Farewell> {
  return prepareFarewell(userId, now, "suspended");
}

/**
 * Suspends an account: its sessions and calendar feed end, its upcoming meetings are cancelled with mails, and a mentor
 * disappears from all public places. Reviews that the person wrote stay. The caller records the decision in the audit
 * and calls the returned function after the commit.
 * @returns null when nothing changes: the account is gone, or suspended with the same end
 */
export async function suspendAccount(
  tx: Prisma.TransactionClient,
  suspension: Suspension,
): Promise<AfterCommit | null> {
  const { userId, until, now, farewell = new Map() } = suspension;
  if (!(await lockExistingAccount(tx, userId))) return null;
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { suspendedAt: true, suspendedUntil: true },
  });
  if (before.suspendedAt) {
    if (before.suspendedUntil?.getTime() === until?.getTime()) return null;
    await tx.user.update({ where: { id: userId }, data: { suspendedUntil: until }, select: { id: true } });
    return () => {};
  }
  await tx.user.update({
    where: { id: userId },
    data: { suspendedAt: now, suspendedUntil: until, sessionVersion: { increment: 1 } },
    select: { id: true },
  });
  await cancelUpcomingMeetings(tx, userId, now, { ending: "suspended", farewell });
  return refreshPublicPlaces(tx, userId);
}

/**
 * Ends a suspension: the person may sign in again, and a mentor is listed and shown as before. Ended sessions and
 * cancelled meetings do not come back. Call the returned function after the commit.
 * @returns null when the account is gone or not suspended
 */
export async function liftSuspension(tx: Prisma.TransactionClient, userId: string): Promise<AfterCommit | null> {
  if (!(await lockExistingAccount(tx, userId))) return null;
  const { count } = await tx.user.updateMany({
    where: { id: userId, suspendedAt: { not: null } },
    data: { suspendedAt: null, suspendedUntil: null },
  });
  return count === 1 ? refreshPublicPlaces(tx, userId) : null;
}

/** Brings a mentor's search row in line with the account. @returns what expires the cached pages after the commit */
async function refreshPublicPlaces(tx: Prisma.TransactionClient, userId: string): Promise<AfterCommit> {
  const { username, mentorProfile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, mentorProfile: { select: { id: true } } },
  });
  if (!mentorProfile) return deliverMailsAfterAnswer;
  const usernames = [username, ...(await listFormerUsernames(tx, userId))];
  await refreshListing(tx, mentorProfile.id);
  return () => {
    refreshMentorPages(usernames);
    refreshMentorLists();
    forgetUsernames(usernames);
    deliverMailsAfterAnswer();
  };
}

/** Suspensions that one run lifts; the next run continues. */
const MOST_AT_ONCE = 200;

/**
 * Lifts every suspension whose end has passed. Several processes may run it at once. The database tells all of them
 * which pages have changed, because a background job cannot expire cached pages itself.
 */
export async function liftEndedSuspensions(now: Date): Promise<void> {
  const due = { suspendedUntil: { lte: now } } satisfies Prisma.UserWhereInput;
  const users = await prisma.user.findMany({ where: due, select: { id: true }, take: MOST_AT_ONCE });
  for (const { id } of users) {
    try {
      await prisma.$transaction(async (tx) => {
        await lockExistingAccount(tx, id);
        // The staff may have changed the end since.
        if ((await tx.user.count({ where: { id, ...due } })) === 0) return;
        if ((await liftSuspension(tx, id)) === null) return;
        await recordAudit(tx, { action: "account.suspension_ended", actorId: null, subjectId: id });
      });
    } catch (error) {
      logger.error({ err: error, account: id }, "A suspension was not lifted and is tried again.");
    }
  }
}
