import type { Page } from "@playwright/test";
import { MEASURED_PAGES, measuredAddresses } from "@/tests/quality/weight/measured-pages";
import { expect, test } from "../fixtures";

/** Half of the smallest non-zero value that Lighthouse shows. */
const MOST_SHIFT = 0.0005;

/**
 * Lighthouse's phone. At other widths a line may wrap differently, since the fallback font's widths are only similar.
 */
test.use({ viewport: { width: 412, height: 823 } });

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Records layout shifts from the start. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        window.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

test("nothing shifts when the fonts load after the text", async ({ page, baseURL }) => {
  const addresses = await measuredAddresses(baseURL!);
  await noteShifts(page);
  for (const name of MEASURED_PAGES) {
    let letGo = () => {};
    const isPainted = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/*.woff2", async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(addresses[name], { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const areThere = () =>
      [...document.fonts].some(({ family, status }) => family === "figtree" && status === "loaded");
    expect(await page.evaluate(areThere), `${name}: fonts before the first paint`).toBe(false);
    letGo();
    await page.waitForFunction(areThere);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
    await page.unrouteAll();
  }
});
