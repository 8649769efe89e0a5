import type { Page } from "@playwright/test";
import { expect, test, WIDTHS } from "./fixtures";

const SOMETHING_DEFERRED = '[class*="deferred-"]';

/** How high the page is, and how many of its pieces are still taken to be as high as their class says. */
const stateOf = (page: Page) =>
  page.evaluate((selector) => {
    const pieces = Array.from(document.querySelectorAll(selector));
    const waiting = pieces.filter((piece) => getComputedStyle(piece).contentVisibility === "auto").length;
    return { pieces: pieces.length, waiting, height: document.documentElement.scrollHeight };
  }, SOMETHING_DEFERRED);

for (const width of WIDTHS) {
  for (const path of ["/", "/mentors"]) {
    test(`at ${width} px ${path} takes what it has not drawn to be as high as it is`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      // Without the scripts nothing more is drawn, though they are not switched off.
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path);
      const before = await stateOf(page);
      expect(before.waiting).toBeGreaterThan(3);
      await page.unrouteAll();
      await page.goto(path);
      await expect(page.locator("html[data-drawn]")).toBeAttached();
      const after = await stateOf(page);
      expect(after.waiting).toBe(0);
      expect(Math.abs(after.height - before.height) / after.height).toBeLessThan(0.03);
      await context.close();
    });
  }
}

test("pages that are led to afterwards are drawn as a whole", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html[data-drawn]")).toBeAttached();
  await page.getByRole("link", { name: "See all mentors" }).click();
  await page.waitForURL("**/mentors");
  await expect(page.getByRole("heading", { level: 1, name: "Find Your Perfect Mentor" })).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ waiting: 0 });
});

test("without scripts everything is drawn at once", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/");
  const { pieces, waiting } = await stateOf(page);
  expect(pieces).toBeGreaterThan(3);
  expect(waiting).toBe(0);
});
