import { links, mentorProfileHref } from "@/lib/links";
import { faultsOfCrawl, indexablePages } from "./faults-of-crawl";
import { readListedMentors } from "./listed-mentors";
import { readSitemapUrls } from "./read-sitemap-urls";
import { readRobotsRules } from "./robots-rules";
import type { Site } from "./site";
import { MOST_PAGES, walkSite } from "./walk-site";

/** Walks the site and prints how far it came. @returns lists of faults, a list for each kind */
export async function inspectCrawl(site: Site, databaseUrl: string): Promise<string[][]> {
  const started = performance.now();
  const robots = readRobotsRules(await (await site.fetch(site.at("/robots.txt"))).text());
  const crawl = await walkSite(site, robots);
  const seconds = Math.round((performance.now() - started) / 1000);
  const mentors = (await readListedMentors(databaseUrl)).map((username) => site.at(mentorProfileHref(username)));
  const sitemap = await readSitemapUrls(site);
  console.log(
    `Walked ${crawl.found.size} pages in ${seconds} s and left out ${crawl.leftOut} states like them. ` +
      `${indexablePages(crawl).length} pages are for search engines, ${sitemap.length} stand in the sitemap, ` +
      `${mentors.length} mentors are listed.`,
  );
  return [
    ...faultsOfCrawl(crawl, { mentors, sitemap }),
    robots.sitemaps.includes(site.at(links.sitemap)) ? [] : ["robots.txt does not name the sitemap."],
    crawl.found.size < MOST_PAGES ? [] : [`The walk was ended after ${MOST_PAGES} pages.`],
  ];
}
