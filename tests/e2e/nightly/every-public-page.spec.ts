import { createMentor } from "../../support/people";
import { keptBy, TILES, watchServers } from "../browser-traces";
import { expect, test } from "../fixtures";
import { PUBLIC_PAGES } from "../../support/public-pages";
import { watchPolicies } from "../policies";

const NOTHING = { cookies: [], local: [], session: [], databases: [], caches: [], workers: [] };

// Between the two widths of the other tests: what fits a phone and a desktop may overflow a tablet.
const TABLET = { width: 768, height: 1024 };
/** The narrowest phone, or a desktop at 400% zoom (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

test.use({ viewport: TABLET });

test("every public page fits a tablet and the narrowest phone, obeys its policy, requests only tiles from other servers, and stores nothing in the browser", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { username } = await createMentor();
  const violations = await watchPolicies(context);
  const asked = watchServers(context, baseURL!);
  const tellers: string[] = [];
  for (const path of Object.values(PUBLIC_PAGES).flatMap((paths) => paths(username))) {
    await page.goto(path);
    // Loads what waits for its place on the screen too: maps and lazy pictures.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    for (const size of [NARROWEST, TABLET]) {
      await page.setViewportSize(size);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, `${path} at ${size.width} px`).toBe(0);
    }
    const others = [...asked].filter((origin) => !TILES.includes(origin));
    if (others.length > 0) tellers.push(`${path}: ${others.join(", ")}`);
    asked.clear();
    expect(await keptBy(page), path).toEqual(NOTHING);
  }
  expect(tellers).toEqual([]);
  expect(violations).toEqual([]);
});
