import { links } from "@/lib/links";
import { canonicalOf, type CrawledSite, type Visit, visitPage } from "./crawled-site";
import { followedLinks } from "./followed-links";
import type { RobotsRules } from "./robots-rules";

/** A found page: its clicks from the home page, and the page with the first link to it. */
export type FoundPage = Visit & { clicks: number; from: string };

export type Crawl = {
  /** Pages by the URL in links. */
  found: ReadonlyMap<string, FoundPage>;
  /** Canonical URLs that no followed link names. */
  unlinked: ReadonlyMap<string, Visit>;
  /** States that were skipped because enough of their kind were visited. */
  leftOut: number;
};

const AT_ONCE = 8;
/** Stops the walk if links multiply without end. */
export const MOST_PAGES = 15_000;

async function visitAll(site: CrawledSite, urls: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  const rest = urls.values();
  const worker = async () => {
    for (const url of rest) visits.push(await visitPage(site, url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return visits;
}

/** Walks a site breadth-first from its home page, so that each page is found with the fewest clicks. */
export async function walkSite(site: CrawledSite, robots: RobotsRules): Promise<Crawl> {
  const found = new Map<string, FoundPage>();
  const follower = followedLinks(site.origin, robots);
  let next = new Map([[site.at(links.home), ""]]);
  for (let clicks = 0; next.size > 0 && found.size + next.size <= MOST_PAGES; clicks++) {
    const visits = await visitAll(site, [...next.keys()]);
    for (const visit of visits) found.set(visit.url, { ...visit, clicks, from: next.get(visit.url)! });
    const further = new Map<string, string>();
    // Sorted, so that the choice of states does not depend on the order of responses.
    for (const visit of visits.sort((a, b) => (a.url < b.url ? -1 : 1))) {
      for (const url of follower.of(visit)) if (!found.has(url) && !further.has(url)) further.set(url, visit.url);
    }
    next = further;
  }
  const canonicals = new Set([...found.values()].flatMap((page) => canonicalOf(page) ?? []));
  const unlinked = await visitAll(
    site,
    [...canonicals].filter((url) => !found.has(url)),
  );
  return { found, unlinked: new Map(unlinked.map((visit) => [visit.url, visit])), leftOut: follower.leftOut() };
}
