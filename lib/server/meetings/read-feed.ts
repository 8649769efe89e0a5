import "server-only";
import type { FeedAddress } from "@/lib/domain/meetings/calendar.schema";
import { AppError } from "@/lib/errors";
import { isSameSecret } from "@/lib/platform/auth/same-secret";
import { prisma } from "@/lib/platform/db/prisma";
import type { Visitor } from "@/lib/platform/rest/visitor";
import { limitAttempts } from "@/lib/platform/limits/rate-limits";
import { findFeedVersions } from "./calendar-feed.repository";
import { calendarFeed } from "./calendar-files";
import { feedToken } from "./feed-token";
import { findMeetings } from "./meeting.repository";

/** How far a feed goes back, in days. */
const PAST_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A person's meetings of the last 90 days and all to come, as a calendar file. Cancelled ones stay in it, marked as such,
 * so that calendars take them out; of a moved one only the new time is told.
 * @param address null when it is none that could exist
 * @throws AppError not_found for every address that is not or no longer somebody's; too_many_requests
 */
export async function readFeed(address: FeedAddress, visitor: Visitor): Promise<string> {
  await limitAttempts([["calendar-feed-by-client", visitor.address]]);
  if (!address) throw new AppError("not_found");
  const { userId, token } = address;
  const versions = await findFeedVersions(userId);
  // Compared for unknown people too, so that the time tells nothing about who has an account.
  const isRight = isSameSecret(token, feedToken(userId, versions ?? { feed: 0, session: 0 }));
  if (versions === null || !isRight) throw new AppError("not_found");
  const now = new Date();
  const meetings = await findMeetings(
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
