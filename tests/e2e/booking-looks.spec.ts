import { bookBy, createMentor, inIndia, signInStudent } from "./booking";
import { expect, expectAccessible, test, WIDTHS } from "./fixtures";

test("axe finds nothing on the booking's states at both widths and in both themes, and none is wider than the screen", async ({
  page,
}) => {
  // Eight pages, each looked through by axe four times.
  test.setTimeout(240_000);
  const mentor = await createMentor(page);
  const { headers } = await signInStudent(page);
  const meeting = await bookBy(page.request, headers, mentor.username, inIndia(5, "16:00"));
  const booking = `/Book-a-Meeting?mentor=${mentor.username}`;
  const states = {
    times: booking,
    "an empty day": `/Book-a-Meeting?mentor=${mentor.username}&day=2099-12-31`,
    confirming: `${booking}&slot=${inIndia(1, "16:00").toISOString()}`,
    "a time that is gone": `${booking}&slot=${inIndia(5, "16:00").toISOString()}`,
    moving: `${booking}&move=${meeting._id}`,
    "confirming the move": `${booking}&move=${meeting._id}&slot=${inIndia(1, "16:00").toISOString()}`,
    "no mentor": "/Book-a-Meeting",
    "nobody's username": "/Book-a-Meeting?mentor=nobody-of-this-name",
  };
  for (const [name, path] of Object.entries(states)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await test.step(`${name}, ${colorScheme} at ${width} px`, async () => {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider).toBeLessThanOrEqual(0);
        });
      }
    }
  }
});

test("targets are at least 44 pixels high on touch screens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mentor = await createMentor(page);
  await signInStudent(page);
  const booking = `/Book-a-Meeting?mentor=${mentor.username}`;
  for (const path of [booking, `${booking}&slot=${inIndia(1, "09:00").toISOString()}`]) {
    await page.goto(path);
    const targets = page.locator(
      "main [aria-busy] :is(a, button, select, input:not([type=hidden]):not([type=radio]), label:has([type=radio]))",
    );
    for (const target of await targets.filter({ visible: true }).all()) {
      const box = await target.boundingBox();
      expect(box!.height, `${path}: ${await target.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  }
});
