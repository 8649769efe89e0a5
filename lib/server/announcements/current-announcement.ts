import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { env } from "@/lib/platform/env";
import { expireTags } from "@/lib/platform/cache/expired-tags";
import { logger } from "@/lib/platform/logger";
import { LISTED_MENTORS_TAG } from "@/lib/server/mentors/mentor-tags";
import { listAnnouncements } from "./announcement.repository";

const TAG = "announcement";
/** The page cache knows the home page and the listing by another tag. */
const TAGS = [TAG, LISTED_MENTORS_TAG];

/** Cached values are JSON, so times are text. */
async function readAnnouncements() {
  const rows = await listAnnouncements(new Date());
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }));
}

type Announcement = Awaited<ReturnType<typeof readAnnouncements>>[number];

function findValid(rows: readonly Announcement[], now: Date): Announcement | null {
  const time = now.toISOString();
  return rows.find(({ startsAt, endsAt }) => startsAt <= time && time < endsAt) ?? null;
}

/** The announcement that pages show now; null without one, in builds, and when the database is away. */
export async function findCurrentAnnouncement(): Promise<Announcement | null> {
  if (!env.DATABASE_URL) return null;
  try {
    const rows = await unstable_cache(readAnnouncements, [TAG], { tags: [TAG] })();
    return findValid(rows, new Date());
  } catch (error) {
    logger.warn({ err: error }, "The announcement could not be read.");
    return null;
  }
}

/** Expires the cached pages of this process after a change; `followAnnouncements` expires those of the others. */
export function refreshAnnouncement(): void {
  for (const tag of TAGS) revalidateTag(tag, { expire: 0 });
}

/** Undefined until the first run, which expires what was rendered before it. */
let shown: string | null | undefined;

/** Expires the cached pages of this process when an announcement has started or ended since the last run. */
export async function followAnnouncements(now: Date): Promise<void> {
  const valid = findValid(await readAnnouncements(), now)?.id ?? null;
  if (valid !== shown) {
    // A job runs within a request on Vercel alone, where all instances share Next's cache.
    if (env.VERCEL === "1") refreshAnnouncement();
    else expireTags(TAGS);
  }
  shown = valid;
}
