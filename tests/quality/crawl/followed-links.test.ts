import { describe, expect, it } from "vitest";
import { robotsText } from "@/lib/domain/sitemap/robots.rules";
import type { Visit } from "./crawled-site";
import { followedLinks } from "./followed-links";
import { readPageFacts } from "./page-facts";
import { readRobotsRules } from "./robots-rules";

const SITE = "https://example.com";
const robots = readRobotsRules(robotsText({ sitemap: null }));

function visit(path: string, hrefs: string[], page: { canonical?: string; isNoindex?: boolean } = {}): Visit {
  const url = SITE + path;
  const facts = { ...readPageFacts(""), canonicals: [SITE + (page.canonical ?? path)], hrefs };
  return { url, finalUrl: url, status: 200, isNoindex: page.isNoindex ?? false, facts };
}
const follow = (page: Visit) => [...followedLinks(SITE, robots).of(page)].map((url) => url.slice(SITE.length));

const HREFS = [
  "/mentors?page=2#top",
  "#content",
  "/mentor/profile/asha",
  "/mentor/profile/asha?tab=reviews",
  "/profile",
  "/profile?tab=meetings",
  "/Book-a-Meeting?mentor=asha",
  "/api/v1/users/me",
  "/dev/outbox",
  "https://elsewhere.example/",
  "mailto:a@example.com",
];

describe("followedLinks", () => {
  it("skips other sites, paths that robots.txt disallows, and links that redirect to the sign-in", () => {
    const followed = ["/mentors?page=2", "/", "/mentor/profile/asha", "/mentor/profile/asha?tab=reviews"];
    expect(follow(visit("/", HREFS))).toEqual(followed);
  });

  it("follows only profile links from noindex pages and from variants of a page", () => {
    const profile = ["/mentor/profile/asha"];
    expect(follow(visit("/mentors?sort=nameAsc", HREFS, { canonical: "/mentors", isNoindex: true }))).toEqual(profile);
    expect(follow(visit("/mentors", HREFS, { isNoindex: true }))).toEqual(profile);
    expect(follow(visit("/?level=college", HREFS, { canonical: "/" }))).toEqual(profile);
    // The directory is noindex too, but exists for crawlers to follow its links.
    expect(follow(visit("/mentors/directory/1", HREFS, { isNoindex: true }))).toHaveLength(4);
  });

  it("visits some states of a kind, and all pages without a query", () => {
    const links = followedLinks(SITE, robots);
    const names = Array.from({ length: 100 }, (_, index) => `/mentor/profile/mentor-${index}`);
    expect([...links.of(visit("/", names))]).toHaveLength(100);
    const states = [
      ...links.of(
        visit(
          "/",
          [...names, ...names].map((name) => `${name}?tab=reviews&star=5`),
        ),
      ),
    ];
    expect(new Set(states).size).toBeLessThan(100);
    expect(new Set(states).size).toBeGreaterThan(5);
    expect(links.leftOut()).toBe(100 - new Set(states).size);
    expect([...links.of(visit("/", ["/mentors?category=college"]))]).toHaveLength(1);
  });
});
