import "server-only";

/**
 * Which cached pages and data are out of date: those of a tag that were made at or before its moment, and all tagged ones that
 * were made at or before the floor. The latest is the newest moment of any tag. Milliseconds of the process's clock, which nobody sets.
 */
export type ExpiredTags = { tags: Map<string, number>; floor: number; latest: number };

/** Beyond so many tags the older half makes way for a higher floor, so that memory stays bounded. */
const MOST_TAGS = 50_000;

/** Next loads `cache-handler.mjs`, which reads this, apart from our bundles: what all see has to hang on the process. */
const shared = globalThis as typeof globalThis & { mentorhoodExpiredTags?: ExpiredTags };
const expired: ExpiredTags = (shared.mentorhoodExpiredTags ??= {
  tags: new Map(),
  floor: -Infinity,
  latest: -Infinity,
});

/** Has everything with one of these tags made again at its next visit, in this process. */
export function expireTags(tags: readonly string[]): void {
  expired.latest = performance.now();
  for (const tag of tags) {
    // The oldest stand first.
    expired.tags.delete(tag);
    expired.tags.set(tag, expired.latest);
  }
  if (expired.tags.size > MOST_TAGS) forgetOlderHalf();
}

/** Has everything tagged made again at its next visit, in this process. */
export function expireAll(): void {
  expired.floor = performance.now();
}

/** Whether something with this tag, read at that moment, may show what has been changed since. @param moment of the process's clock */
export function hasExpiredSince(tag: string, moment: number): boolean {
  return moment <= expired.floor || (expired.tags.get(tag) ?? -Infinity) >= moment;
}

function forgetOlderHalf(): void {
  const older = [...expired.tags].slice(0, MOST_TAGS / 2);
  for (const [tag] of older) expired.tags.delete(tag);
  expired.floor = Math.max(expired.floor, older.at(-1)![1]);
}
