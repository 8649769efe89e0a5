import { createCacheHandler } from "../../platform/cache/create-cache-handler.mjs";

/** Every page that names a mentor links to the profile. */
const PROFILE_LINK = /\/mentor\/profile\/([a-z0-9-]+)/g;
/** A subject in a town: there are a hundred thousand such addresses, and most have no tutors. */
const TOWN = /\/\$\/tutors\/[^/]+\/./;
const NOT_FOR_SEARCH_ENGINES = '<meta name="robots" content="noindex';
/** Rewrites and the middleware lead impossible addresses here. */
const NOBODY = /\/\$\/(?:mentor\/profile|og\/mentor|tutors)\/-$/;

/** Next's cache for this site: at most 96 MB, some 340 profiles. */
export default createCacheHandler({
  maxBytes: 96 * 2 ** 20,
  tagsIn: (html) => Array.from(html.matchAll(PROFILE_LINK), ([, username]) => `mentor:${username}`),
  /**
   * Keeps only good answers about something real, since anybody can invent addresses of the others: no refusals, failures, unknown
   * profiles or towns that search engines leave out. Impossible addresses share one answer.
   */
  isWorthKeeping(key, value) {
    if (value.kind === "FETCH") return value.data?.body !== "null";
    if (NOBODY.test(key)) return value.status === 404;
    if (TOWN.test(key) && value.html?.includes(NOT_FOR_SEARCH_ENGINES)) return false;
    return (value.status ?? 200) === 200;
  },
});
