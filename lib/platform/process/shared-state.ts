import "server-only";

/**
 * State that the web server shares with Next's bundle, in one process. Each side has its own copy of every module, so this object
 * hangs on `globalThis`. Times are milliseconds of `performance.now()`, which nobody can set back.
 */
type SharedState = {
  /** The process was asked to stop. Written by the web server, read by the health check. */
  isStopping: boolean;
  /** Last time that a query found no database. Written by the bundle, read by the web server. */
  databaseMissedAt: number;
  /** Which cached pages and data are out of date (`cache/expired-tags.ts`). Written by the bundle, read by both. */
  expiredTags: ExpiredTags;
};

/**
 * An entry is out of date when it was made at or before the moment of one of its tags, or, with any tag, at or before the floor.
 * The latest is the newest moment of all tags.
 */
type ExpiredTags = { tags: Map<string, number>; floor: number; latest: number };

const holder = globalThis as typeof globalThis & { mentorhood?: SharedState };

export const shared: SharedState = (holder.mentorhood ??= {
  isStopping: false,
  databaseMissedAt: -Infinity,
  expiredTags: { tags: new Map(), floor: -Infinity, latest: -Infinity },
});

/** Records that the database could not be reached just now. */
export function recordUnavailable(): void {
  shared.databaseMissedAt = performance.now();
}

/** Whether the database could not be reached at or after a moment. */
export const wasUnavailableSince = (moment: number): boolean => shared.databaseMissedAt >= moment;
