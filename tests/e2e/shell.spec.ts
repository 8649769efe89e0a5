import { createAccount } from "../support/people";
import { signIn } from "./accounts";
import { expect, test } from "./fixtures";

test("the mentor menu works by keyboard: opens, closes on Escape, links to a class", async ({ page }) => {
  await page.goto("/");
  const summary = page.locator("summary", { hasText: "Find mentors" });
  await summary.focus();
  await page.keyboard.press("Enter");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Class VII", exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mentors?category=highschool&class=7");
  await expect(page.getByLabel("Grade Level")).toHaveValue("7");
  await expect(link).toBeHidden();
});

test("the bar fits narrow phones, signed in or not, and its menu opens", async ({ page }) => {
  const menu = page.locator("summary", { hasText: "Menu" });
  const expectFit = async () => {
    for (const width of [320, 360, 375]) {
      await page.setViewportSize({ width, height: 640 });
      const { x, width: menuWidth } = (await menu.boundingBox())!;
      expect(x + menuWidth, `the menu's button at ${width} px`).toBeLessThanOrEqual(width - 16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  };
  await page.goto("/");
  await expectFit();
  await signIn(page, await createAccount());
  await page.goto("/");
  await expect(page.locator("summary", { hasText: "Your account" })).toBeVisible();
  await expectFit();
  await page.setViewportSize({ width: 320, height: 640 });
  await menu.click();
  const level = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Kindergarten" });
  await expect(level.filter({ visible: true })).toBeInViewport();
});

test("the bar follows the scroll, keeps the theme, and the first Tab skips it", async ({ page }) => {
  await test.step("the bar changes its style after more than 10 px of scrolling", async () => {
    await page.goto("/");
    const bar = page.locator("header[data-scrolled]");
    await expect(bar).toHaveAttribute("data-scrolled", "false");
    await page.mouse.wheel(0, 10);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
    await expect(bar).toHaveAttribute("data-scrolled", "false");
    await page.mouse.wheel(0, 5);
    await expect(bar).toHaveAttribute("data-scrolled", "true");
  });
  await test.step("the chosen theme survives navigation and a reload", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe("rgb(251, 248, 242)");
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    await expect.poll(background).toBe("rgb(16, 21, 15)");
    await page.goto("/mentors");
    expect(await background()).toBe("rgb(16, 21, 15)");
  });
  await test.step("the first Tab skips the bar", async () => {
    await page.goto("/mentors");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#content$/);
    await expect(page.locator("main")).toBeFocused();
  });
  await test.step("the hero's search omits empty fields from the address", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/mentors\??$/);
    await page.goBack();
    await page.getByLabel("Level").selectOption("college");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/mentors?category=college");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("filters open in a sheet, and the menu links on", async ({ page }) => {
    await test.step("filters open in a sheet that shows the count and closes", async () => {
      await page.goto("/mentors");
      await page.getByRole("button", { name: "Filters" }).tap();
      const sheet = page.getByRole("dialog", { name: "Refine Your Search" });
      await sheet.getByLabel("Subject").selectOption("Physics");
      await expect(page).toHaveURL("/mentors?subject=Physics");
      await sheet.getByRole("button", { name: /^Show \d+ mentors$/ }).tap();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Physics");
    });
    await test.step("the first card is on the first screen, and the controls stay while the page scrolls", async () => {
      await page.goto("/mentors?category=college&subject=Physics");
      const { y } = (await page.locator("article").first().boundingBox())!;
      expect(y).toBeLessThanOrEqual(420);
      await expect(
        page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "College" }),
      ).toBeInViewport({ ratio: 1 });
      await page.locator("article").nth(3).scrollIntoViewIfNeeded();
      await expect(page.getByRole("button", { name: "Filters 2 active" })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel("Sort by")).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("link", { name: "Map", exact: true })).toBeInViewport({ ratio: 1 });
    });
    await test.step("the menu opens, links on and closes", async () => {
      await page.goto("/mentors");
      await page.locator("summary", { hasText: "Menu" }).tap();
      const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Plus 2 1st year" });
      await link.tap();
      await expect(page).toHaveURL("/mentors?category=college&class=11");
      await expect(link).toBeHidden();
    });
  });
});
