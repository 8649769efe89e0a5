import "server-only";
import type { FeedAddress } from "@/lib/domain/meetings/calendar.schema";
import { AppError } from "@/lib/errors";
import { calendarFeedHref } from "@/lib/links";
import { ACTIVE_ACCOUNT } from "@/lib/platform/auth/active-account";
import { absolute } from "@/lib/platform/absolute";
import { signFor } from "@/lib/platform/auth/keys";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import type { Actor } from "@/lib/platform/auth/session";
import { prisma } from "@/lib/platform/db/prisma";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { lockAccount } from "@/lib/server/account/account.repository";
import type { Prisma } from "@/prisma/generated/prisma/client";
import { calendarFeed } from "./calendar-files";
import { listMeetingsWhere } from "./meeting.repository";

/**
 * The absolute address of the signed-in user's calendar feed. Anyone who knows the address can read the feed.
 * @throws AppError not_signed_in when the account is gone
 */
export async function getFeedAddress(actor: Actor): Promise<string> {
  const versions = await findFeedVersions(actor.id);
  if (versions === null) throw new AppError("not_signed_in");
  return absolute(calendarFeedHref(actor.id, feedToken(actor.id, versions)));
}

/**
 * Gives the signed-in user's calendar feed a new address and invalidates the old one.
 * @throws AppError not_signed_in when the account is gone; too_many_requests
 */
export async function renewFeed(actor: Actor): Promise<void> {
  await limitAttempts([["calendar-feed-by-account", actor.id]]);
  await prisma.$transaction(async (tx) => {
    if (!(await lockAccount(tx, actor.id))) throw new AppError("not_signed_in");
    await raiseFeedVersion(tx, actor.id);
  });
}

/** Days of past meetings in a feed. */
const PAST_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A user's meetings from the last 90 days onwards, as a calendar file. Cancelled ones stay, marked as such, so that
 * calendars remove them; a moved meeting appears only at its new time.
 * @param address null for an address that cannot exist
 * @throws AppError not_found for an address that is invalid or no longer valid; too_many_requests
 */
export async function getFeed(address: FeedAddress, visitor: Visitor): Promise<string> {
  await limitAttempts([["calendar-feed-by-client", visitor.address]]);
  if (!address) throw new AppError("not_found");
  const { userId, token } = address;
  const versions = await findFeedVersions(userId);
  // Compared for unknown users too, so that response times do not reveal who has an account.
  const isRight = isSameSecret(token, feedToken(userId, versions ?? { feed: 0, session: 0 }));
  if (versions === null || !isRight) throw new AppError("not_found");
  const now = new Date();
  const meetings = await listMeetingsWhere(
    prisma,
    {
      OR: [{ studentId: userId }, { mentor: { userId } }],
      status: { not: "moved" },
      startsAt: { gte: new Date(now.getTime() - PAST_DAYS * DAY_MS) },
    },
    { orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
  );
  return calendarFeed(meetings, userId, now);
}

/** Raising a version invalidates a feed's address: `feed` when it is renewed, `session` when all sessions end. */
export type FeedVersions = { feed: number; session: number };

/** The 256-bit token of a feed's address. It is derived from the versions, so no secret is stored. */
export const feedToken = (userId: string, { feed, session }: FeedVersions) =>
  signFor("calendar-feed", `${userId}:${feed}:${session}`);

/** The versions behind a user's feed address; null when the account is gone. */
async function findFeedVersions(userId: string): Promise<FeedVersions | null> {
  const user = await prisma.user.findFirst({
    where: { id: userId, ...ACTIVE_ACCOUNT },
    select: { sessionVersion: true, calendarFeed: { select: { version: true } } },
  });
  return user && { feed: user.calendarFeed?.version ?? 0, session: user.sessionVersion };
}

/** Increments the feed version of an existing user. */
async function raiseFeedVersion(tx: Prisma.TransactionClient, userId: string): Promise<number> {
  const { version } = await tx.calendarFeed.upsert({
    where: { userId },
    create: { userId, version: 1 },
    update: { version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}
