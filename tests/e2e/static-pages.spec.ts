import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const watch = (page: Page) => page.getByRole("main").getByRole("link", { name: "Watch how it works" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "How it works" });

test("the contents of a long text link to its headings, and are hidden on phones", async ({ page }) => {
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

test("the dialog with the four steps opens by keyboard, traps the focus and returns it", async ({ page }) => {
  const chunks: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && chunks.push(request.url()));
  await page.goto("/");
  await expect(watch(page)).toHaveAttribute("aria-haspopup", "dialog");
  await page.waitForLoadState("networkidle");
  const before = chunks.length;
  await watch(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  // The dialog loads only when opened.
  expect(chunks.length).toBeGreaterThan(before);
  await expect(page).toHaveURL("/");
  await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText(["1Find", "2Look", "3Book", "4Review"]);
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  }
  for (const picture of await dialog(page).locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(watch(page)).toBeFocused();

  // Open again, and close with the cross.
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(watch(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("link", { name: "Find mentors" }).click();
  await expect(page).toHaveURL("/mentors");
  await expect(dialog(page)).toBeHidden();
});

test.describe("when the dialog fails to load", () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load|ChunkLoadError/] });

  test("the button links to the page with the same content", async ({ page }) => {
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
