import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import sharedCacheControls from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";

/**
 * Next's own cache: memory up to `cacheMaxMemorySize` bytes; from the disk it only reads what the build has made. Node and Next's
 * bundler, which packs this file into the middleware too, disagree about where default exports are.
 */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const { SharedCacheControls } = sharedCacheControls;
const TAGS_HEADER = "x-next-cache-tags";
/** Tags that Next makes of the address; ours name data. */
const ADDRESS_TAG = "_N_T_";
/** Every page that names a mentor links to the profile. */
const PROFILE_LINK = /\/mentor\/profile\/([a-z0-9-]+)/g;
/** A subject in a town: there are a hundred thousand such addresses, and most have no tutors. */
const TOWN = /\/\$\/tutors\/[^/]+\/./;
const NOT_FOR_SEARCH_ENGINES = '<meta name="robots" content="noindex';
/** Where rewrites and the middleware lead what cannot exist. */
const NOBODY = /\/\$\/(?:mentor\/profile|og\/mentor|tutors)\/-$/;
/** Next notes the lifetime of every address that it was ever asked for, and forgets none. */
const MOST_LIFETIMES = 10_000;

/** See `expired-tags.ts`, which fills it with what has changed. */
const expired = (globalThis.mentorhoodExpiredTags ??= { tags: new Map(), floor: -Infinity, latest: -Infinity });

/** Of each kept value: its tags, and when the request that made it began, in milliseconds of the process's clock. */
const facts = (globalThis.mentorhoodCachedValues ??= new WeakMap());

/** @param {any} value an entry of Next's cache @param {{ tags?: string[] }} context what it is asked for with */
function dataTags(value, { tags = [] }) {
  const ofPage = value.headers?.[TAGS_HEADER]?.split(",") ?? [];
  const named = [...(value.html ?? "").matchAll(PROFILE_LINK)].map(([, username]) => `mentor:${username}`);
  return [...new Set([...tags, ...ofPage, ...named])].filter((tag) => !tag.startsWith(ADDRESS_TAG));
}

/** Whether something with these tags, read at that moment, may show what has been changed since. */
function isOutdated(tags, moment) {
  if (tags.length === 0) return false;
  if (moment <= expired.floor) return true;
  return moment <= expired.latest && tags.some((tag) => expired.tags.get(tag) >= moment);
}

/**
 * Only the good answer to a question about something real is kept: no refusal, no failure, nobody's profile, and no town with so few
 * tutors that search engines are to leave it out. Anybody can invent addresses of the others; what cannot exist shares one.
 */
function isWorthKeeping(key, value) {
  if (value?.kind === "FETCH") return value.data?.body !== "null";
  if (NOBODY.test(key)) return value?.status === 404;
  if (TOWN.test(key) && value?.html?.includes(NOT_FOR_SEARCH_ENGINES)) return false;
  return (value?.status ?? 200) === 200;
}

/** Whether a file of the build has been read as a whole. */
function isWhole({ kind, html, rscData, body }) {
  if (kind === "APP_PAGE") return html.endsWith("</html>") && rscData?.length !== 0;
  return kind !== "APP_ROUTE" || body.length > 0;
}

/**
 * Next's cache, which also knows what other processes have changed (docs/decisions/025-several-instances.md). Next loads this file
 * by itself, so it is not TypeScript. Each request has an instance of its own.
 */
export default class CacheHandler extends FileSystemCache {
  #askedAt = performance.now();

  async get(key, context) {
    const entry = await super.get(key, context);
    if (!entry?.value) return null;
    const known = facts.get(entry.value);
    // What the build has made of data is of another database.
    if (!known) return isWhole(entry.value) && !isOutdated(dataTags(entry.value, context), -Infinity) ? entry : null;
    if (isOutdated(known.tags, known.madeAt)) return null;
    // Next takes the age by this clock, which nobody sets, and the moment by one that may be set back.
    return { ...entry, lastModified: performance.timeOrigin + known.keptAt };
  }

  async set(key, value, context) {
    if (SharedCacheControls.cacheControls.size > MOST_LIFETIMES) SharedCacheControls.cacheControls.clear();
    if (!isWorthKeeping(key, value)) {
      // What stood here before would be served for ever, and made again at each visit.
      FileSystemCache.memoryCache?.remove(key);
      return;
    }
    // Next keeps what it has for a while longer when it cannot be made again.
    const madeAt = facts.get(value)?.madeAt ?? this.#askedAt;
    const tags = dataTags(value, context);
    // What was changed while this was being made may be in it or not.
    if (isOutdated(tags, madeAt)) return;
    facts.set(value, { tags, madeAt, keptAt: performance.now() });
    await super.set(key, value, context);
  }

  async revalidateTag(tags, durations) {
    if (durations?.expire) return super.revalidateTag(tags, durations);
    expired.latest = performance.now();
    for (const tag of [tags].flat()) {
      // The oldest stand first.
      expired.tags.delete(tag);
      expired.tags.set(tag, expired.latest);
    }
  }
}
