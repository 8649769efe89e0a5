import type { Page } from "@playwright/test";
import { expect, test, WIDTHS } from "./fixtures";

const section = (page: Page) => page.getByRole("region", { name: "Choose Your Class for Home Tutor" });
const strip = (page: Page) => section(page).getByRole("list", { name: "Mentors" });
const cards = (page: Page) => strip(page).getByRole("article");
const button = (page: Page, side: "left" | "right") => section(page).getByRole("button", { name: `Scroll ${side}` });
const position = (page: Page) => strip(page).evaluate((list) => list.scrollLeft);
const end = (page: Page) => strip(page).evaluate((list) => list.scrollWidth - list.clientWidth);
const namesOn = (page: Page) => cards(page).getByRole("heading").getByRole("link").allTextContents();

/** Whether the strip has come to rest at the position. */
async function expectAt(page: Page, left: number): Promise<void> {
  await expect.poll(() => position(page)).toBe(left);
}

test("the buttons scroll by 300 px to both ends", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(cards(page)).toHaveCount(10);
    await expect(button(page, "left")).toBeDisabled();
    await button(page, "right").click();
    await expectAt(page, 300);
    await expect(button(page, "left")).toBeEnabled();
    await button(page, "right").click();
    await expectAt(page, 600);
    await button(page, "left").click();
    await expectAt(page, 300);
    // A press during the animation counts from its target.
    await button(page, "right").evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expectAt(page, 900);

    const last = await end(page);
    for (let left = 900; left < last; left += 300) await button(page, "right").click();
    await expectAt(page, last);
    await expect(button(page, "right")).toBeDisabled();
    await button(page, "left").click();
    await expectAt(page, last - 300);
    await expect(button(page, "right")).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});

test("keys scroll it, and it jumps with reduced motion", async ({ page }) => {
  await test.step("arrow keys, Home and End scroll it, and a button that reaches its end passes the focus on", async () => {
    await page.goto("/");
    await expect(button(page, "right")).toBeEnabled();
    await strip(page).focus();
    await page.keyboard.press("ArrowRight");
    await expectAt(page, 300);
    await page.keyboard.press("ArrowLeft");
    await expectAt(page, 0);
    await page.keyboard.press("End");
    const last = await end(page);
    await expectAt(page, last);
    // With a modifier, the key belongs to the browser, such as history back.
    const isTaken = await strip(page).evaluate((list) => {
      const init = { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true };
      return !list.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    expect(isTaken).toBe(false);
    await page.keyboard.press("Home");
    await expectAt(page, 0);
    await button(page, "right").focus();
    for (let left = await position(page); left < last; left += 300) await page.keyboard.press("Enter");
    await expectAt(page, last);
    await expect(strip(page)).toBeFocused();
    await page.keyboard.press("Home");
    await expectAt(page, 0);
  });
  await test.step("it animates, but jumps with reduced motion", async () => {
    await page.goto("/");
    const pressAndLook = () =>
      button(page, "right").evaluate((element: HTMLElement) => {
        element.click();
        return element.closest("section")!.querySelector("ul")!.scrollLeft;
      });
    expect(await pressAndLook()).toBeLessThan(300);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    expect(await pressAndLook()).toBe(300);
  });
});

test("it starts in the listing's order, and its cards link on", async ({ page, context, baseURL }) => {
  await test.step("its cards link to the profile and to booking, the last one to all mentors", async () => {
    await page.goto("/");
    const first = cards(page).first();
    const profile = first.getByRole("heading").getByRole("link");
    const [name, href] = [await profile.textContent(), await profile.getAttribute("href")];
    const call = first.getByRole("link", { name: `Book a Call with ${name}` });
    await expect(call).toHaveAttribute("href", `/Book-a-Meeting?mentor=${href!.split("/").at(-1)}`);
    await expect(first.getByText(/^Mentor · /)).toBeVisible();
    // The link of the name covers the whole card.
    await first.click({ position: { x: 200, y: 100 } });
    await expect(page).toHaveURL(href!);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name!);
    await page.goBack();
    await call.click();
    await expect(page).toHaveURL(/\/Book-a-Meeting\?mentor=/);
    await page.goto("/");
    await section(page).getByRole("link", { name: "See all mentors" }).click();
    await expect(page).toHaveURL("/mentors");
  });
  await test.step("it starts in the listing's order: recommended, or nearest first if the location is known", async () => {
    const firstOnListing = () => page.locator("[aria-busy] article h2 > span:first-child").allTextContents();
    await page.goto("/mentors");
    const recommended = await firstOnListing();
    await page.goto("/");
    expect((await namesOn(page)).slice(0, 6)).toEqual(recommended);
    await expect(cards(page).getByText(/away$/)).toHaveCount(0);

    await context.addCookies([{ name: "user_location", value: "28.614,77.209", url: baseURL! }]);
    await page.goto("/mentors?sort=distance");
    const nearest = await firstOnListing();
    await page.goto("/");
    expect((await namesOn(page)).slice(0, 6)).toEqual(nearest);
    await expect(section(page).getByText("The nearest to you come first.")).toBeVisible();
    const texts = await cards(page)
      .getByText(/^[\d.]+ k?m away$/)
      .allTextContents();
    const metres = texts.map((text) => parseFloat(text) * (text.includes("km") ? 1000 : 1));
    expect(metres).toHaveLength(10);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
  });
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe scrolls it, it snaps to a card, and the buttons still step by 300 px from either end", async ({
    page,
  }) => {
    await page.goto("/");
    await strip(page).scrollIntoViewIfNeeded();
    const box = (await strip(page).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const from = { x: box.x + 330, y: box.y + 30 };
    await session.send("Input.synthesizeScrollGesture", { ...from, xDistance: -260, speed: 600 });
    await expectAt(page, 300);
    const last = await end(page);
    expect(last % 300).toBe(0);
    while ((await position(page)) < last) {
      const before = await position(page);
      await button(page, "right").tap();
      await expectAt(page, before + 300);
    }
    await expect(button(page, "right")).toBeDisabled();
    await button(page, "left").tap();
    await expectAt(page, last - 300);
  });
});
