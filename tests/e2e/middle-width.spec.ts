import { createMentor } from "./booking";
import { expect, test } from "./fixtures";
import { PUBLIC_PAGES } from "./pages";

test.use({ viewport: { width: 768, height: 1024 } });

test("every public page fits a tablet", async ({ page }) => {
  test.setTimeout(240_000);
  const { username } = await createMentor(page);
  for (const path of Object.values(PUBLIC_PAGES).flatMap((paths) => paths(username))) {
    await test.step(path, async () => {
      await page.goto(path);
      // What waits for its place on the screen belongs to the page too: maps, further pictures.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
    });
  }
});
