import { LRUCache } from "lru-cache";

const TAGS_HEADER = "x-next-cache-tags";
/** Tags that Next derives from the address; ours name data. */
const ADDRESS_TAG = "_N_T_";

/** When each cached value was requested. Next sets the same value again when it cannot regenerate it. */
const madeAt = new WeakMap();

/** See `lib/platform/process/shared-state.ts`; a build has none. */
const expired = () => globalThis.mentorhood?.expiredTags ?? { tags: new Map(), floor: -Infinity, latest: -Infinity };

/** Whether an entry with these tags, created at a timestamp of `performance.now()`, is out of date. */
function isOutdated(tags, moment) {
  const { tags: expiredAt, floor, latest } = expired();
  if (tags.length === 0) return false;
  if (moment <= floor) return true;
  return moment <= latest && tags.some((tag) => expiredAt.get(tag) >= moment);
}

const sizeOf = ({ value, tags }) =>
  [value.html, value.rscData, value.body, value.data?.body, ...(value.segmentData?.values() ?? []), ...tags]
    .map((part) => part?.length ?? 0)
    .reduce((sum, length) => sum + length, 1024);

/**
 * Makes a class for Next's `cacheHandler` setting that keeps pages and data in memory, and knows what other processes have changed
 * (docs/decisions/025-several-instances.md). Next loads this file directly, so it is not TypeScript.
 * @param {{ maxBytes: number, tagsIn: (html: string) => string[], isWorthKeeping: (key: string, value: any) => boolean }} rules
 */
export function createCacheHandler({ maxBytes, tagsIn, isWorthKeeping }) {
  const memory = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });

  function tagsOf(value, { tags = [] }) {
    const ofPage = value.headers?.[TAGS_HEADER]?.split(",") ?? [];
    return [...new Set([...tags, ...ofPage, ...tagsIn(value.html ?? "")])].filter(
      (tag) => !tag.startsWith(ADDRESS_TAG),
    );
  }

  /** Next creates an instance per request. */
  return class CacheHandler {
    #askedAt = performance.now();

    async get(key) {
      const entry = memory.get(key);
      return entry && !isOutdated(entry.tags, madeAt.get(entry.value)) ? entry : null;
    }

    async set(key, value, context) {
      if (value === null || !isWorthKeeping(key, value)) return void memory.delete(key);
      const moment = madeAt.get(value) ?? this.#askedAt;
      const tags = tagsOf(value, context);
      // A change during rendering may or may not be included.
      if (isOutdated(tags, moment)) return;
      madeAt.set(value, moment);
      // Next compares the age with this clock, which nobody can set back.
      memory.set(key, { value, tags, lastModified: performance.timeOrigin + performance.now() });
    }

    async revalidateTag(tags) {
      const { tags: expiredAt } = expired();
      const now = (expired().latest = performance.now());
      for (const tag of [tags].flat()) {
        // Keeps the map in the order of expiry.
        expiredAt.delete(tag);
        expiredAt.set(tag, now);
      }
    }
  };
}
