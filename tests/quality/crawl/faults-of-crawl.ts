import { canonicalOf, isIndexable, type Visit } from "./crawled-site";
import type { Crawl, FoundPage } from "./walk-site";

/** The most clicks from the home page to a mentor. */
const MOST_CLICKS = 4;
/** Printed pages with the same fault. */
const NAMED = 3;

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const isText = (text: string) => text.trim() !== "";

/** Wrong statuses, headings, titles and descriptions. */
function faultsOfPages(pages: readonly FoundPage[]): string[] {
  return pages.flatMap((page) => {
    const { url, status, facts, from } = page;
    if (status !== 200) return [`${pathOf(url)} answers ${status} (linked from ${from && pathOf(from)})`];
    if (!facts) return [];
    const { h1Count, titles, descriptions } = facts;
    return [
      [h1Count, "h1 elements"] as const,
      [titles.filter(isText).length, "titles"] as const,
      [descriptions.filter(isText).length, "descriptions"] as const,
    ].flatMap(([count, name]) => (count === 1 ? [] : [`${pathOf(url)} has ${count} ${name}`]));
  });
}

const namesOf = (pages: readonly FoundPage[]) => {
  const names = pages.slice(0, NAMED).map(({ url }) => pathOf(url));
  return names.join(", ") + (pages.length > NAMED ? " and others" : "");
};

/** Links to a missing anchor. */
function faultsOfPlaces(pages: readonly FoundPage[], found: Crawl["found"]): string[] {
  return pages.flatMap((page) =>
    [...new Set(page.facts?.hrefs)].flatMap((href) => {
      const target = new URL(href, page.finalUrl);
      const place = decodeURIComponent(target.hash.slice(1));
      target.hash = "";
      const ids = found.get(target.href)?.facts?.ids;
      if (place === "" || ids === undefined || ids.includes(place)) return [];
      return [`${pathOf(page.url)} leads to ${pathOf(target.href)}#${place}, where no such place is`];
    }),
  );
}

/** Titles and descriptions that several canonical pages share. */
function faultsOfTwins(pages: readonly FoundPage[]): string[] {
  const parts = [
    ["title", ({ facts }: FoundPage) => facts!.titles[0]],
    ["description", ({ facts }: FoundPage) => facts!.descriptions[0]],
  ] as const;
  return parts.flatMap(([name, textOf]) => {
    const byText = new Map<string | undefined, FoundPage[]>();
    for (const page of pages) byText.set(textOf(page), [...(byText.get(textOf(page)) ?? []), page]);
    return [...byText].flatMap(([text, twins]) =>
      twins.length > 1 ? [`${twins.length} pages share the ${name} "${text}": ${namesOf(twins)}`] : [],
    );
  });
}

/** Pages without exactly one canonical page that responds and names itself. */
function faultsOfCanonicals(pages: readonly FoundPage[], visitOf: (url: string) => Visit | undefined): string[] {
  return pages.flatMap((page) => {
    const count = page.facts?.canonicals.length ?? 1;
    if (page.status !== 200 || page.facts === null) return [];
    if (count !== 1) return [`${pathOf(page.url)} has ${count} canonical addresses`];
    const canonical = canonicalOf(page)!;
    const target = visitOf(canonical);
    const isGood = target?.status === 200 && target.finalUrl === canonical && canonicalOf(target) === canonical;
    const answer = target && `${target.status}, canonical ${canonicalOf(target)}`;
    return isGood ? [] : [`${pathOf(page.url)} names the canonical ${canonical}, which answers ${answer}`];
  });
}

function faultsOfMentors({ found }: Crawl, mentors: readonly string[]): string[] {
  return mentors.flatMap((url) => {
    const clicks = found.get(url)?.clicks;
    if (clicks === undefined) return [`The mentor ${pathOf(url)} is found by no link`];
    return clicks > MOST_CLICKS ? [`The mentor ${pathOf(url)} is ${clicks} clicks away`] : [];
  });
}

/** Differences between the sitemap and the linked indexable pages. */
function faultsOfSitemap({ found }: Crawl, indexable: readonly FoundPage[], sitemap: readonly string[]): string[] {
  const known = new Set(indexable.map(({ finalUrl }) => finalUrl));
  const listed = new Set(sitemap);
  const why = (url: string) => (found.has(url) ? "which is no page for search engines" : "which no link leads to");
  return [
    ...sitemap.filter((url) => !known.has(url)).map((url) => `The sitemap lists ${url}, ${why(url)}`),
    ...[...known].filter((url) => !listed.has(url)).map((url) => `The sitemap leaves out ${url}`),
  ];
}

/** Linked, indexable pages. */
export function indexablePages({ found }: Crawl): FoundPage[] {
  const pages = [...found.values()].filter(isIndexable);
  return [...new Map(pages.map((page) => [page.finalUrl, page])).values()];
}

/**
 * All faults of a crawled site, grouped by kind.
 * @param mentors absolute URLs of all listed mentors
 * @param sitemap absolute URLs in the sitemap files
 */
export function faultsOfCrawl(
  crawl: Crawl,
  { mentors, sitemap }: { mentors: readonly string[]; sitemap: readonly string[] },
): string[][] {
  const pages = [...crawl.found.values()];
  const indexable = indexablePages(crawl);
  const own = pages.filter((page) => page.status === 200 && canonicalOf(page) === page.url);
  return [
    faultsOfPages(pages),
    faultsOfPlaces(pages, crawl.found),
    faultsOfTwins(own),
    faultsOfCanonicals(pages, (url) => crawl.found.get(url) ?? crawl.unlinked.get(url)),
    faultsOfMentors(crawl, mentors),
    faultsOfSitemap(crawl, indexable, sitemap),
  ];
}
