import { links } from "@/lib/links";
import { followedLinks } from "./followed-links";
import { canonicalOf, fetchPage, type Visit } from "./fetch-page";
import type { RobotsRules } from "./robots-rules";
import type { Site } from "./site";

/** A page that was found: in how many clicks from the home page, and on which page the first link to it stood. */
export type FoundPage = Visit & { clicks: number; from: string };

export type Crawl = {
  /** By the address that links name. */
  found: ReadonlyMap<string, FoundPage>;
  /** Canonical addresses that no followed link names. */
  unlinked: ReadonlyMap<string, Visit>;
  /** Addresses of states that were left out, since as many of their kind had been asked for. */
  leftOut: number;
};

const AT_ONCE = 8;
/** Whatever goes wrong with links, the walk ends. */
export const MOST_PAGES = 15_000;

async function fetchAll(site: Site, urls: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const rest = urls.values();
  const worker = async () => {
    for (const url of rest) visits.push(await fetchPage(site, url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return visits;
}

/** Walks a site from its home page, one click after the other, so that each page is found in the fewest clicks. */
export async function walkSite(site: Site, robots: RobotsRules): Promise<Crawl> {
  const found = new Map<string, FoundPage>();
  const follower = followedLinks(site.origin, robots);
  let next = new Map([[site.at(links.home), ""]]);
  for (let clicks = 0; next.size > 0 && found.size + next.size <= MOST_PAGES; clicks++) {
    const visits = await fetchAll(site, [...next.keys()]);
    for (const visit of visits) found.set(visit.url, { ...visit, clicks, from: next.get(visit.url)! });
    const further = new Map<string, string>();
    // In the order of the addresses, so that what is left out does not depend on which answer came first.
    for (const visit of visits.sort((a, b) => (a.url < b.url ? -1 : 1))) {
      for (const url of follower.of(visit)) if (!found.has(url) && !further.has(url)) further.set(url, visit.url);
    }
    next = further;
  }
  const canonicals = new Set([...found.values()].flatMap((page) => canonicalOf(page) ?? []));
  const unlinked = await fetchAll(
    site,
    [...canonicals].filter((url) => !found.has(url)),
  );
  return { found, unlinked: new Map(unlinked.map((visit) => [visit.url, visit])), leftOut: follower.leftOut() };
}
