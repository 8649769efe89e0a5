import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Next's own cache: memory up to `cacheMaxMemorySize` bytes, and the build's folder on this machine's disk. Node and Next's bundler,
 * which packs this file into the middleware too, disagree about where its default export is.
 */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const TAGS_HEADER = "x-next-cache-tags";
/** Tags that Next makes of the address; ours name data. */
const ADDRESS_TAG = "_N_T_";

/** See `expired-tags.ts`, which fills it with what other processes have changed. */
const expired = (globalThis.mentorhoodExpiredTags ??= { tags: new Map(), floor: 0 });

/** @param {any} value an entry of Next's cache @param {{ tags?: string[] }} context what it is asked for with */
function dataTags(value, { tags = [] }) {
  const ofPage = value?.headers?.[TAGS_HEADER]?.split(",") ?? [];
  return [...tags, ...ofPage].filter((tag) => !tag.startsWith(ADDRESS_TAG));
}

/** Whether something with these tags, read at that moment, may show what has been changed since. */
function isOutdated(tags, moment) {
  return tags.length > 0 && (moment <= expired.floor || tags.some((tag) => expired.tags.get(tag) >= moment));
}

/** "There is no such mentor": the page, or its data. */
const isNobody = (value) => value?.status === 404 || value?.data?.body === "null";

/**
 * Next's cache, which also knows what other processes have changed (docs/decisions/025-several-instances.md). Next loads this file
 * by itself, so it is not TypeScript. Each request has an instance of its own.
 */
export default class CacheHandler extends FileSystemCache {
  #askedAt = Date.now();

  async get(key, context) {
    const entry = await super.get(key, context);
    return entry && isOutdated(dataTags(entry.value, context), entry.lastModified) ? null : entry;
  }

  async set(key, value, context) {
    // What was changed while this was being made may be in it or not.
    if (isOutdated(dataTags(value, context), this.#askedAt)) return;
    const { flushToDisk } = this;
    // Invented usernames may not fill the disk.
    if (isNobody(value)) this.flushToDisk = false;
    await super.set(key, value, context).finally(() => (this.flushToDisk = flushToDisk));
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    if (durations?.expire) return;
    for (const tag of [tags].flat()) {
      // The oldest stand first.
      expired.tags.delete(tag);
      expired.tags.set(tag, Date.now());
    }
  }
}
