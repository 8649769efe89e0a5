import { expect, it } from "vitest";
import { faultsOfCrawl } from "./faults-of-crawl";
import type { PageFacts } from "./page-facts";
import type { FoundPage } from "./walk-site";

const SITE = "https://example.com";
const ASHA = `${SITE}/mentor/profile/asha`;

function page(path: string, changes: Partial<FoundPage> = {}, facts: Partial<PageFacts> = {}): FoundPage {
  const url = SITE + path;
  const all = {
    titles: [`Title of ${path}`],
    descriptions: [`Description of ${path}`],
    canonicals: [url],
    images: [],
    robots: "",
    h1Count: 1,
    hrefs: [],
    ids: [],
    ...facts,
  };
  return { url, finalUrl: url, status: 200, isNoindex: false, facts: all, clicks: 1, from: `${SITE}/`, ...changes };
}

const PAGES = [page("/"), page("/mentors"), page("/mentor/profile/asha"), page("/login", { isNoindex: true })];
const GOOD = { mentors: [ASHA], sitemap: [`${SITE}/`, `${SITE}/mentors`, ASHA] };

/** Faults of the good site with some pages replaced or added. */
function faultsWith(pages: FoundPage[], facts: Partial<typeof GOOD> = {}): string[] {
  const found = new Map([...PAGES, ...pages].map((each) => [each.url, each]));
  return faultsOfCrawl({ found, unlinked: new Map(), leftOut: 0 }, { ...GOOD, ...facts }).flat();
}

it("finds no faults in a good site", () => {
  expect(faultsWith([])).toEqual([]);
  const state = page("/mentors?sort=nameAsc", { isNoindex: true }, { canonicals: [`${SITE}/mentors`] });
  expect(faultsWith([state, page("/old", { finalUrl: ASHA }, { canonicals: [ASHA] })])).toEqual([]);
});

it.each<[string, FoundPage[], Partial<typeof GOOD>, string]>([
  ["a broken link", [page("/gone", { status: 404, facts: null })], {}, "/gone answers 404 (linked from /)"],
  [
    "a place that is not in its page",
    [page("/mentors", {}, { ids: ["results"], hrefs: ["#results", "/mentors#results", "#filters", "/not-walked#x"] })],
    {},
    "/mentors leads to /mentors#filters, where no such place is",
  ],
  ["a page without a heading", [page("/login", { isNoindex: true }, { h1Count: 0 })], {}, "/login has 0 h1 elements"],
  ["a page without a title", [page("/login", { isNoindex: true }, { titles: [] })], {}, "/login has 0 titles"],
  ["an empty description", [page("/mentors", {}, { descriptions: [""] })], {}, "/mentors has 0 descriptions"],
  [
    "a twin's title",
    [page("/mentors", {}, { titles: ["Title of /"] })],
    {},
    '2 pages share the title "Title of /": /, /mentors',
  ],
  [
    "a twin's description",
    [page("/mentors", {}, { descriptions: ["Description of /"] })],
    {},
    '2 pages share the description "Description of /": /, /mentors',
  ],
  [
    "a twin that is kept out of search engines",
    [page("/login", { isNoindex: true }, { titles: ["Title of /"] })],
    {},
    '2 pages share the title "Title of /": /, /login',
  ],
  ["no canonical", [page("/login", { isNoindex: true }, { canonicals: [] })], {}, "/login has 0 canonical addresses"],
  [
    "a canonical that is nowhere",
    [page("/login", { isNoindex: true }, { canonicals: [`${SITE}/nowhere`] })],
    {},
    "/login names the canonical https://example.com/nowhere, which answers undefined",
  ],
  [
    "a canonical that has another one",
    [
      page("/a", { isNoindex: true }, { canonicals: [`${SITE}/b`] }),
      page("/b", { isNoindex: true }, { canonicals: [`${SITE}/mentors`] }),
    ],
    {},
    "/a names the canonical https://example.com/b, which answers 200, canonical https://example.com/mentors",
  ],
  [
    "an orphan",
    [],
    { mentors: [ASHA, `${SITE}/mentor/profile/ravi`] },
    "The mentor /mentor/profile/ravi is found by no link",
  ],
  [
    "a mentor too far away",
    [page("/mentor/profile/asha", { clicks: 5 })],
    {},
    "The mentor /mentor/profile/asha is 5 clicks away",
  ],
  ["a page that the sitemap leaves out", [page("/new")], {}, "The sitemap leaves out https://example.com/new"],
  [
    "a page that the sitemap should leave out",
    [],
    { sitemap: [...GOOD.sitemap, `${SITE}/login`] },
    "The sitemap lists https://example.com/login, which is no page for search engines",
  ],
  [
    "a page in the sitemap that nothing leads to",
    [],
    { sitemap: [...GOOD.sitemap, `${SITE}/secret`] },
    "The sitemap lists https://example.com/secret, which no link leads to",
  ],
])("finds %s", (_, pages, facts, fault) => {
  expect(faultsWith(pages, facts)).toEqual([fault]);
});
