import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** More than this means that some kind of page has to be sampled. */
const MOST_PAGES = 120;
/** Of pages that there are hundreds of, a few stand for all. */
const SAMPLES = [
  { of: /^\/mentor\/profile\//, most: 6 },
  { of: /^\/mentors\?/, most: 24 },
  { of: /^\/tutors\//, most: 8 },
  { of: /^\/previous_questions\//, most: 12 },
];
/** The only exception: what needs an account leads to the sign-in. */
const LEADS_TO_SIGN_IN = /^\/(Book-a-Meeting|profile)\b/;

type Found = { path: string; fragment: string; from: string };

async function linksOf(page: Page, from: string): Promise<Found[]> {
  const hrefs = await page.locator("a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  const origin = new URL(page.url()).origin;
  return hrefs
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin)
    .map((url) => ({ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)), from }));
}

/** Whether a page of this kind has been seen often enough. */
function isSampledOut(path: string, counts: Map<RegExp, number>): boolean {
  const sample = SAMPLES.find(({ of }) => of.test(path));
  if (!sample) return false;
  const count = (counts.get(sample.of) ?? 0) + 1;
  counts.set(sample.of, count);
  return count > sample.most;
}

test("every link of every public page leads somewhere", async ({ page }) => {
  test.setTimeout(240_000);
  const queue: Found[] = [{ path: "/", fragment: "", from: "" }];
  const known = new Set(["/"]);
  const counts = new Map<RegExp, number>();
  const fragments: Found[] = [];
  const idsOf = new Map<string, Set<string>>();
  const wrong: string[] = [];

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next;
    if (idsOf.size >= MOST_PAGES) throw new Error(`There are more pages than expected; ${path} is one.`);
    if (LEADS_TO_SIGN_IN.test(path)) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      const target = new URL(answer.headers().location ?? "/", page.url());
      if (answer.status() !== 307 || target.pathname !== "/login") wrong.push(`${path} on ${from}: no sign-in`);
      continue;
    }
    const answer = await page.goto(path);
    if (answer?.status() !== 200) wrong.push(`${path} on ${from}: ${answer?.status()}`);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map((one) => one.id));
    idsOf.set(path, new Set(ids));
    for (const found of await linksOf(page, path)) {
      if (found.fragment) fragments.push(found);
      if (known.has(found.path)) continue;
      known.add(found.path);
      if (!isSampledOut(found.path, counts)) queue.push(found);
    }
  }

  for (const { path, fragment, from } of fragments) {
    const ids = idsOf.get(path);
    if (ids && !ids.has(fragment)) wrong.push(`${path}#${fragment} on ${from}: no such place`);
  }
  expect(wrong).toEqual([]);
  // The walk has been everywhere that the footer names.
  for (const path of [
    "/mentors",
    "/learning-platform",
    "/career",
    "/privacy-policy",
    "/terms-condition",
    "/register",
  ]) {
    expect(
      [...idsOf.keys()].some((seen) => seen.split("?")[0] === path),
      path,
    ).toBe(true);
  }
  expect(fragments.length).toBeGreaterThan(20);
});
