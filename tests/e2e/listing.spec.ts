import { expect, test } from "./fixtures";

/** The cards of the results, without the strip of new mentors below. */
const cards = "[aria-busy] article";

test("a visitor finds mentors by level and class, filters, sorts and pages", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Class/Course").fill("class 7 maths");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/mentors\?class=class\+7\+maths$/);
  await expect(page.getByRole("heading", { name: "Find Your Perfect Mentor", level: 1 })).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("Mathematics");
  await expect(page.getByLabel("Grade Level")).toHaveValue("7");
  const total = await page.getByText(/^Showing \d+ mentors$/).textContent();
  await expect(page.locator(cards)).toHaveCount(6);

  await page.getByLabel("Sort by").selectOption("nameAsc");
  await expect(page).toHaveURL("/mentors?subject=Mathematics&grade=7&sort=nameAsc");
  const subjects = page.getByRole("paragraph").filter({ hasText: /^Mathematics/ });
  await expect(page.locator(cards).filter({ has: subjects })).toHaveCount(6);
  const names = await page.locator(`${cards} h2`).allTextContents();
  await expect(page.getByText(total!)).toBeVisible();

  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/mentors?subject=Mathematics&grade=7&sort=nameAsc&page=2");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  expect(await page.locator(`${cards} h2`).allTextContents()).not.toEqual(names);

  await page.getByLabel("Grade Level").selectOption({ label: "Grade 8" });
  await expect(page).toHaveURL("/mentors?subject=Mathematics&grade=8&sort=nameAsc");

  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByLabel("Grade Level")).toHaveValue("7");
  await page.goBack();
  await expect(page.locator(`${cards} h2`).first()).toHaveText(names[0]!);
  await page.goForward();
  await expect(page).toHaveURL(/page=2$/);

  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/mentors?sort=nameAsc");
  await expect(page.getByRole("link", { name: "Clear Filters" })).toHaveCount(0);
});

test("the old results stay, marked busy, while new ones load", async ({ page }) => {
  await page.goto("/mentors");
  await page.waitForLoadState("networkidle");
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/mentors\?.*subject=/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel("Subject").selectOption("Physics");
  await expect(page.getByText("Getting Your Mentors")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(6);
  await expect(page.getByLabel("Subject")).toHaveValue("Physics");
  release();
  await expect(page.getByText("Getting Your Mentors")).toHaveCount(0);
  await expect(page).toHaveURL("/mentors?subject=Physics");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a chip removes its filter, empty and last pages link on, and a card links to its profile", async ({ page }) => {
  await test.step("a chip removes its own filter", async () => {
    await page.goto("/mentors?category=highschool&subject=Physics");
    const chips = page.getByRole("list", { name: "Active filters" });
    await chips.getByRole("link", { name: /^Physics/ }).click();
    await expect(page).toHaveURL("/mentors?category=highschool");
    await chips.getByRole("link", { name: /^High School/ }).click();
    await expect(page).toHaveURL("/mentors");
    await expect(chips).toHaveCount(0);
  });
  await test.step("an empty result says so and offers a way out", async () => {
    await page.goto("/mentors?category=kindergarten&subject=Physics&grade=12");
    await expect(page.getByRole("heading", { name: "No mentors found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your filters to see more results")).toBeVisible();
    await expect(page.getByText("Showing 0 mentors")).toBeVisible();
    const ways = page.getByRole("list", { name: "Ways to more results" });
    const without = ways.getByRole("link", { name: /^Without 'Kindergarten': \d/ });
    await expect(without).toBeInViewport();
    const count = (await without.textContent())!.split(": ")[1];
    await without.click();
    await expect(page).toHaveURL("/mentors?subject=Physics&grade=12");
    await expect(page.getByText(`Showing ${count} mentors`)).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expect(page).toHaveURL("/mentors");
    // The demo data has 600 mentors; other tests may add some.
    await expect(page.getByText(/^Showing 6\d\d mentors$/)).toBeVisible();
  });
  await test.step("a page past the end shows the last page", async () => {
    await page.goto("/mentors?page=9999");
    const total = Number(/\d+/.exec(await page.getByText(/^Showing \d+ mentors$/).innerText())![0]);
    const last = Math.ceil(total / 6);
    await expect(page.locator('[aria-current="page"]', { hasText: String(last) })).toBeVisible();
    await expect(page.getByRole("link", { name: `Page ${last - 4}`, exact: true })).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(total % 6 || 6);
  });
  await test.step("the whole card links to the profile, and Teaches opens in place", async () => {
    await page.goto("/mentors");
    const card = page.locator(cards).first();
    await card.getByText("Teaches").click();
    await expect(card.locator("details")).toHaveAttribute("open", "");
    await expect(page).toHaveURL("/mentors");
    const name = await card.locator("h2 span").first().textContent();
    await card.click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(/\/mentor\/profile\/[a-z0-9-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name!);
  });
});

test("a distance without a location asks for the location, and filters nothing until then", async ({ page }) => {
  await page.goto("/mentors?subject=Physics&sort=rating");
  await page.getByLabel("Distance").selectOption("5");
  await expect(page).toHaveURL("/mentors?subject=Physics&distance=5&sort=rating");
  await expect(page.getByRole("heading", { name: "Where are you?" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute("content", "noindex, follow");
  await expect(page.getByRole("list", { name: "Active filters" }).getByText("Within 5 km")).toHaveCount(0);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await page.getByText("Choose a town", { exact: true }).click();
  await page.getByLabel("Your town").fill("Delhi");
  await page.getByRole("option", { name: /^Delhi/ }).click();
  await expect(page.getByRole("list", { name: "Active filters" }).getByText("Within 5 km")).toBeVisible();
  await expect(page).toHaveURL("/mentors?subject=Physics&distance=5&sort=rating");
  for (const text of await page.locator(cards).getByText(/ away/).allTextContents())
    expect(text).toMatch(/^(\d+ m|[0-4]\.\d km|5\.0 km)/);
});

test.describe("offline", () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("changing a filter offline keeps the results and shows a message", async ({ page, context }) => {
    await page.goto("/mentors");
    const names = await page.locator(`${cards} h2`).allTextContents();
    await context.setOffline(true);
    await page.getByLabel("Subject").selectOption("Physics");
    await expect(page.getByText("You are offline.")).toBeVisible();
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL("/mentors");
    expect(await page.locator(`${cards} h2`).allTextContents()).toEqual(names);
    await expect(page.getByLabel("Subject")).toHaveValue("");
    await context.setOffline(false);
    await page.getByLabel("Subject").selectOption("Physics");
    await expect(page).toHaveURL("/mentors?subject=Physics");
  });
});

test("going back restores the results and the scroll position", async ({ page }) => {
  await page.goto("/mentors?sort=nameAsc");
  await page.getByRole("link", { name: "Page 3", exact: true }).click();
  await expect(page).toHaveURL(/page=3$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const last = page.locator(cards).last();
  const name = await last.locator("h2 span").first().textContent();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 100));
  const scrolledTo = await page.evaluate(() => window.scrollY);
  expect(scrolledTo).toBeGreaterThan(100);
  await last.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name!);
  await page.goBack();
  await expect(page).toHaveURL(/page=3$/);
  await expect(last.locator("h2 span").first()).toHaveText(name!);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrolledTo));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, sorting, paging and a distance work as plain forms and links", async ({ page }) => {
    await test.step("filters, sorting and paging work as plain forms and links", async () => {
      await page.goto("/mentors?category=highschool");
      await page.getByLabel("Subject").selectOption("Mathematics");
      await page.getByLabel("Sort by").selectOption("nameDesc");
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page).toHaveURL(/category=highschool&subject=Mathematics.*sort=nameDesc/);
      await expect(page.getByLabel("Subject")).toHaveValue("Mathematics");
      await expect(page.locator(cards)).toHaveCount(6);
      const names = await page.locator(`${cards} h2`).allTextContents();
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL(/page=2/);
      expect(await page.locator(`${cards} h2`).allTextContents()).not.toEqual(names);
      await page.locator(cards).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/mentor\/profile\//);
    });
    await test.step("a distance asks for the location, and empty fields stay out of the address", async () => {
      await page.goto("/mentors");
      await page.getByLabel("Distance").selectOption("10");
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page).toHaveURL("/mentors?distance=10");
      await expect(page.getByText("To find mentors within 10 km, use your location or choose a town.")).toBeVisible();
      await expect(page.getByText("Within 10 km", { exact: true }).and(page.getByRole("link"))).toHaveCount(0);
      await page.getByText("Choose a town", { exact: true }).click();
      await page.getByLabel("Your town").fill("Delhi");
      await page.getByRole("button", { name: "Set town" }).click();
      await expect(page.getByRole("link", { name: /^Within 10 km/ })).toBeVisible();
      await expect(page).toHaveURL("/mentors?distance=10");
      await page.goto("/");
      await page.getByLabel("Class/Course").fill("Class 8");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/mentors?class=Class+8");
    });
  });
});
