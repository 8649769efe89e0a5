import { VIEWER_POSITION_COOKIE } from "@/lib/domain/places/viewer-position.rules";
import { links, mentorProfileHref } from "@/lib/links";
import { SESSION_COOKIE } from "@/lib/session-names";
import type { PageCacheRules } from "@/lib/platform/process/page-cache";
import { LISTED_MENTORS_TAG } from "./mentor-tags";

/** Home and listing show mentors near the visitor; without a position they are the same for everyone. */
const RENDERED: readonly string[] = [links.home, links.mentors];
const PROFILE = new RegExp(`^${mentorProfileHref("")}[a-z0-9-]+$`);

/** The pages that the web server caches. */
export const pageCacheRules: PageCacheRules = {
  rendered: {
    tagOf: (path) => (RENDERED.includes(path) ? LISTED_MENTORS_TAG : null),
    personalCookies: [VIEWER_POSITION_COOKIE, SESSION_COOKIE, "__prerender_bypass"],
  },
  cached: {
    // A profile shows similar mentors too.
    tagOf: (path) => (PROFILE.test(path) || path.startsWith(`${links.tutors}/`) ? LISTED_MENTORS_TAG : null),
  },
};
