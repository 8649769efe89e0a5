/**
 * `npm run crawl`: walks every link of the production build like a search engine, on 600 demo mentors, compares the
 * result with the
 * sitemap, and checks one page of each type with the Nu HTML checker (docs/decisions/018-crawl.md). Takes about a
 * minute.
 */
import { mentorProfileHref, links } from "@/lib/links";
import { readArguments } from "@/scripts/arguments";
import { fail, readEnvironment } from "@/scripts/environment";
import { type Site, withSite } from "../site";
import { crawledSite, type CrawledSite } from "./crawled-site";
import { faultsOfCrawl, indexablePages } from "./faults-of-crawl";
import { inspectPageTypes } from "./inspect-page-types";
import { readRobotsRules } from "./robots-rules";
import { MOST_PAGES, walkSite } from "./walk-site";

/** Printed faults of a kind. */
const PRINTED = 12;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The URLs in a sitemap file. @throws Error unless it responds with 200 */
async function readAddresses(site: CrawledSite, url: string): Promise<string[]> {
  const answer = await site.fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  const found = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...found].map(([, text]) => text!.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole));
}

/** Walks the site and prints the totals. @returns a list for each kind of fault */
async function inspectCrawl({ query }: Site, site: CrawledSite): Promise<string[][]> {
  const started = performance.now();
  const robots = readRobotsRules(await (await site.fetch(site.at("/robots.txt"))).text());
  const crawl = await walkSite(site, robots);
  const seconds = Math.round((performance.now() - started) / 1000);
  const rows = await query<{ username: string }>(
    "select username from mentor_listing l join mentor_profile p on p.id = l.mentor_id join user_account u on u.id = user_id",
  );
  const mentors = rows.map(({ username }) => site.at(mentorProfileHref(username)));
  const parts = await readAddresses(site, site.at(links.sitemap));
  const sitemap = (await Promise.all(parts.map((part) => readAddresses(site, part)))).flat();
  console.log(
    `Walked ${crawl.found.size} pages in ${seconds} s and left out ${crawl.leftOut} similar states. ` +
      `${indexablePages(crawl).length} pages are for search engines, the sitemap lists ${sitemap.length}, ` +
      `${mentors.length} mentors are listed.`,
  );
  return [
    ...faultsOfCrawl(crawl, { mentors, sitemap }),
    robots.sitemaps.includes(site.at(links.sitemap)) ? [] : ["robots.txt does not name the sitemap."],
    crawl.found.size < MOST_PAGES ? [] : [`The walk was ended after ${MOST_PAGES} pages.`],
  ];
}

readArguments({ options: {} }, () => null);
// Static pages contain the address from their build.
const { APP_URL } = readEnvironment();
try {
  await withSite({ appUrl: APP_URL, instances: 2 }, async (site) => {
    const crawled = crawledSite(
      APP_URL,
      site.instances.map(({ address }) => address),
    );
    // The page types come last, because they delete an account.
    const faults = [...(await inspectCrawl(site, crawled)), ...(await inspectPageTypes(site, crawled))];
    for (const list of faults) {
      for (const fault of list.slice(0, PRINTED)) console.error(`- ${fault}`);
      if (list.length > PRINTED) console.error(`  and ${list.length - PRINTED} more of this kind`);
      if (list.length > 0) process.exitCode = 1;
    }
  });
} catch (error) {
  fail((error as Error).message);
}
