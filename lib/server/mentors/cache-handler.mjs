import { createCacheHandler } from "../../platform/cache/create-cache-handler.mjs";

/** Every page that names a mentor links to the profile. */
const PROFILE_LINK = /\/mentor\/profile\/([a-z0-9-]+)/g;
/** A subject in a town: there are a hundred thousand such addresses, and most have no tutors. */
const TOWN = /\/\$\/tutors\/[^/]+\/./;
const NOT_FOR_SEARCH_ENGINES = '<meta name="robots" content="noindex';
/** Rewrites and the middleware send impossible addresses here. */
const NOBODY = /\/\$\/(?:mentor\/profile|og\/mentor|tutors)\/-$/;

/** Next's cache for this site, limited to 96 MB, about 340 profiles. */
export default createCacheHandler({
  maxBytes: 96 * 2 ** 20,
  tagsIn: (html) => Array.from(html.matchAll(PROFILE_LINK), ([, username]) => `mentor:${username}`),
  /**
   * Caches only successful responses about something real, because anyone can invent addresses. Excludes errors,
   * unknown profiles and towns with noindex. Impossible addresses share one cached page.
   */
  isWorthKeeping(key, value) {
    if (value.kind === "FETCH") return value.data?.body !== "null";
    if (NOBODY.test(key)) return value.status === 404;
    if (TOWN.test(key) && value.html?.includes(NOT_FOR_SEARCH_ENGINES)) return false;
    return (value.status ?? 200) === 200;
  },
});
