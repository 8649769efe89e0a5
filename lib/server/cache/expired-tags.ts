import "server-only";

/**
 * Which cached pages and data are out of date: those of a tag that were made at or before its moment, and all tagged ones that
 * were made at or before the floor. Milliseconds of this machine's clock.
 */
export type ExpiredTags = { tags: Map<string, number>; floor: number };

/** Beyond so many tags the older half makes way for a higher floor, so that memory stays bounded. */
const MOST_TAGS = 50_000;

/** Next loads `cache-handler.mjs`, which reads this, apart from our bundles: what all see has to hang on the process. */
const shared = globalThis as typeof globalThis & { mentorhoodExpiredTags?: ExpiredTags };
const expired: ExpiredTags = (shared.mentorhoodExpiredTags ??= { tags: new Map(), floor: 0 });

/** Has everything with one of these tags made anew at its next visit, in this process. */
export function expireTags(tags: readonly string[]): void {
  const now = Date.now();
  for (const tag of tags) {
    // The oldest stand first.
    expired.tags.delete(tag);
    expired.tags.set(tag, now);
  }
  if (expired.tags.size > MOST_TAGS) forgetOlderHalf();
}

/** Has everything tagged that was made until then made anew at its next visit, in this process. @param moment milliseconds */
export function expireUntil(moment: number): void {
  expired.floor = Math.max(expired.floor, moment);
}

/** Whether something with this tag, read at that moment, may show what has been changed since. @param moment milliseconds */
export function hasExpiredSince(tag: string, moment: number): boolean {
  return moment <= expired.floor || (expired.tags.get(tag) ?? -Infinity) >= moment;
}

function forgetOlderHalf(): void {
  const older = [...expired.tags].slice(0, MOST_TAGS / 2);
  for (const [tag] of older) expired.tags.delete(tag);
  expireUntil(older.at(-1)![1]);
}
