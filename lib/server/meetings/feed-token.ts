import "server-only";
import { signFor } from "@/lib/platform/auth/keys";

/** What ends a feed's address when it is raised: `feed` by renewing it, `session` by whatever ends all sessions of the account. */
export type FeedVersions = { feed: number; session: number };

/** The 256 bits of a feed's address. They follow from the versions, so nothing secret is kept. */
export const feedToken = (userId: string, { feed, session }: FeedVersions) =>
  signFor("calendar-feed", `${userId}:${feed}:${session}`);
