import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { logger } from "@/lib/platform/logger";
import { listAnnouncements } from "./announcement.repository";

const TAG = "announcement";
/** Every page reads this, so every cached page is rendered again after as many seconds. */
const SECONDS = 60;

/** Cached values are JSON, so times are text. */
async function readAnnouncements() {
  const rows = await listAnnouncements(new Date());
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }));
}

/** The announcement that pages show now; null without one, and when the database is away. */
export async function findCurrentAnnouncement() {
  try {
    const rows = await unstable_cache(readAnnouncements, [TAG], { tags: [TAG], revalidate: SECONDS })();
    const now = new Date().toISOString();
    return rows.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ?? null;
  } catch (error) {
    logger.warn({ err: error }, "The announcement could not be read.");
    return null;
  }
}

/** Expires the pages of this process after a change. Others follow when their pages are a minute old. */
export function refreshAnnouncement(): void {
  revalidateTag(TAG, { expire: 0 });
}
