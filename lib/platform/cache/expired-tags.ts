import "server-only";
import { shared } from "@/lib/platform/process/shared-state";

/** Beyond this number, a higher floor replaces the older half, so that memory stays bounded. */
const MOST_TAGS = 50_000;

const expired = shared.expiredTags;

/** Expires everything with one of these tags, in this process. */
export function expireTags(tags: readonly string[]): void {
  expired.latest = performance.now();
  for (const tag of tags) {
    // Keeps the map in the order of expiry.
    expired.tags.delete(tag);
    expired.tags.set(tag, expired.latest);
  }
  if (expired.tags.size > MOST_TAGS) forgetOlderHalf();
}

/** Expires everything with a tag, in this process. */
export function expireAll(): void {
  expired.floor = performance.now();
}

/** Whether data of this tag, read at a timestamp of `performance.now()`, may have changed since. */
export function hasExpiredSince(tag: string, moment: number): boolean {
  return moment <= expired.floor || (expired.tags.get(tag) ?? -Infinity) >= moment;
}

function forgetOlderHalf(): void {
  const older = [...expired.tags].slice(0, MOST_TAGS / 2);
  for (const [tag] of older) expired.tags.delete(tag);
  expired.floor = Math.max(expired.floor, older.at(-1)![1]);
}
