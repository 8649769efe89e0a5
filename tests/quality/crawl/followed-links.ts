import { links, mentorProfileHref } from "@/lib/links";
import { canonicalOf, type Visit } from "./crawled-site";
import type { RobotsRules } from "./robots-rules";

/** These only redirect to the sign-in. */
const SIGNED_IN = [links.profile, links.booking];
const PROFILES = mentorProfileHref("");
/** Visited URLs for each kind of state, such as a mentor's reviews in another order. */
const STATES_OF_A_KIND = 40;

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);
const isProfile = ({ pathname, search }: URL) => pathname.startsWith(PROFILES) && search === "";

/** The kind of a state: its path and parameter names, without the mentor and the values. */
function kindOf({ pathname, searchParams }: URL): string {
  const place = pathname.startsWith(PROFILES) ? PROFILES : pathname;
  return `${place}?${[...searchParams.keys()].join("&")}`;
}

/**
 * Chooses the links to follow. Filters, orders and pages multiply into more URLs than there are mentors, and search
 * engines soon
 * ignore links on noindex pages. So noindex states of the listing, and pages with another canonical page, contribute
 * only profile
 * links, and the crawl visits only some states of each kind.
 */
export function followedLinks(origin: string, robots: RobotsRules) {
  const chosen = new Map<string, Set<string>>();
  const leftOut = new Set<string>();

  function isChosen(url: URL): boolean {
    if (url.search === "") return true;
    const kind = kindOf(url);
    const some = chosen.get(kind) ?? new Set();
    chosen.set(kind, some);
    if (some.size < STATES_OF_A_KIND) some.add(url.href);
    if (!some.has(url.href)) leftOut.add(url.href);
    return some.has(url.href);
  }

  function* of(visit: Visit): Generator<string> {
    const canonical = canonicalOf(visit);
    const isListingState = new URL(visit.finalUrl).pathname === links.mentors && visit.isNoindex;
    const isState = isListingState || (canonical !== null && canonical !== visit.finalUrl);
    for (const href of visit.facts?.hrefs ?? []) {
      const url = new URL(href, visit.finalUrl);
      url.hash = "";
      if (url.origin !== origin || SIGNED_IN.some((path) => isBelow(url.pathname, path))) continue;
      if (!robots.isAllowed(url.pathname + url.search)) continue;
      if (isState && !isProfile(url)) continue;
      if (isChosen(url)) yield url.href;
    }
  }
  return { of, leftOut: () => leftOut.size };
}
