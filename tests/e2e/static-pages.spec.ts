import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, WIDTHS } from "./fixtures";

const PAGES = [
  { path: "/privacy-policy", title: "Privacy policy", isLegal: true },
  { path: "/terms-condition", title: "Terms and conditions", isLegal: true },
  { path: "/learning-platform", title: "Learning platform", isLegal: false },
  { path: "/career", title: "Career", isLegal: false },
];
const watch = (page: Page) => page.getByRole("main").getByRole("link", { name: "Watch how it works" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "How it works" });

async function expectGoodAtBothWidths(page: Page, ready: () => Promise<unknown>): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await ready();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expectAccessible(page);
    }
  }
}

for (const { path, title, isLegal } of PAGES) {
  test(`${path} looks right, says what it is, and is the same for everybody`, async ({ page, request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers["x-nextjs-cache"] ?? headers["x-nextjs-prerender"]).toBeTruthy();
    expect(headers["set-cookie"]).toBeUndefined();
    await expectGoodAtBothWidths(page, () => page.goto(path));
    await expect(page).toHaveTitle(`${title} | Mentorhood`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^.{50,160}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(title);
    if (!isLegal) return;
    await expect(page.getByText("Last updated: June 7, 2025")).toBeVisible();
    const lengths = await page.locator("main section p").evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(Math.max(...lengths)).toBeLessThan(720);
  });
}

test("the contents of a long text lead to its headings, and stand aside on phones", async ({ page }) => {
  await page.goto("/privacy-policy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const headings = page.getByRole("main").locator("section").getByRole("heading", { level: 2 });
  await expect(contents.getByRole("link")).toHaveText(await headings.allTextContents());
  await contents.getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL("/privacy-policy#reviews");
  const bar = (await page.locator("header[data-scrolled]").boundingBox())!;
  await expect
    .poll(async () => (await page.getByRole("heading", { name: "Reviews" }).boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.height);
  await expect(page.getByRole("heading", { name: "Reviews" })).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
});

test("the other spelling of the terms leads to them for good", async ({ request }) => {
  const answer = await request.get("/terms-conditions", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(new URL(answer.headers().location!, "http://site").pathname).toBe("/terms-condition");
});

test("addresses in other letters lead to ours for good, and invented ones nowhere", async ({ request }) => {
  const leads = [
    ["/Mentors?category=highschool", "/mentors?category=highschool"],
    ["/MENTORS/Directory/1", "/mentors/directory/1"],
    ["/book-a-meeting?mentor=asha", "/Book-a-Meeting?mentor=asha"],
    ["/mentor/profile/AJAY-MATHUR", "/mentor/profile/ajay-mathur"],
    ["/Terms-Condition", "/terms-condition"],
  ] as const;
  for (const [from, to] of leads) {
    const answer = await request.get(from, { maxRedirects: 0 });
    const { pathname, search } = new URL(answer.headers().location ?? "/nowhere", "http://site");
    expect([from, answer.status(), pathname + search]).toEqual([from, 308, to]);
  }
  for (const path of ["/Nobody", "/mentors/Directory-X"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  // Ours itself is no redirect, capitals and all.
  for (const [path, status] of [
    ["/Book-a-Meeting", 307],
    ["/mentors", 200],
    ["/reset-password/AbC", 200],
  ] as const)
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, status]);
});

test.describe("an unknown address", () => {
  test.use({ allowedConsole: [/404/] });

  test("leads home as well as to the mentors", async ({ page }) => {
    await page.goto("/no-such-page");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Oops! The page you're looking for doesn't exist.",
    );
    await expect(main.getByRole("link", { name: "Find mentors" })).toHaveAttribute("href", "/mentors");
    await main.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the pictures of the four steps are there and light", async ({ request }) => {
  for (const name of ["find", "look", "book", "review"]) {
    const body = await (await request.get(`/illustrations/step-${name}.svg`)).body();
    expect(body.length).toBeLessThan(12_000);
    expect(body.toString()).toMatch(/^<svg /);
  }
});

test("the dialog of the four steps opens by keys, holds the focus, and gives it back", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && chunks.push(request.url()));
  await page.goto("/");
  await expect(watch(page)).toHaveAttribute("aria-haspopup", "dialog");
  await page.waitForLoadState("networkidle");
  const before = chunks.length;
  await watch(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  // Nobody who does not press it loads it.
  expect(chunks.length).toBeGreaterThan(before);
  await expect(page).toHaveURL("/");
  await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText(["1Find", "2Look", "3Book", "4Review"]);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  }
  await expectGoodAtBothWidths(page, () => expect(dialog(page)).toBeVisible());
  for (const picture of await dialog(page).locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(watch(page)).toBeFocused();

  // A second time, and out by the cross.
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(watch(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "Find mentors" }).click();
  await expect(page).toHaveURL("/mentors");
  await expect(dialog(page)).toBeHidden();
});

test.describe("where the dialog cannot be loaded", () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load|ChunkLoadError/] });

  test("the press leads to the page that tells the same", async ({ page }) => {
    await page.goto("/");
    await expect(watch(page)).toHaveAttribute("aria-haspopup", "dialog");
    await page.waitForLoadState("networkidle");
    await page.route("**/_next/static/**/*.js", (route) =>
      new URL(page.url()).pathname === "/" ? route.abort() : route.continue(),
    );
    await watch(page).click();
    await expect(page).toHaveURL("/learning-platform");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("how it works is a page, and the contents of a text work", async ({ page }) => {
    await page.goto("/");
    await watch(page).click();
    await expect(page).toHaveURL("/learning-platform");
    await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: "Terms and conditions" }).click();
    await expect(page).toHaveURL("/terms-condition");
    await page.getByRole("link", { name: "What is not allowed" }).click();
    await expect(page.getByRole("heading", { name: "What is not allowed" })).toBeInViewport();
  });
});
