import type { CacheHandler } from "../../platform/cache/create-cache-handler.mjs";

/** See `cache-handler.mjs`. */
declare const MentorCacheHandler: new () => CacheHandler;
export default MentorCacheHandler;
