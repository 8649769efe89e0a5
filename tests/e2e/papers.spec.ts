import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { readyCountText } from "@/lib/domain/papers/papers.rules";
import { expect, test } from "./fixtures";

const PATH = "/previous_questions";
const FILTERS = ["All Papers", "10th Class", "11th Class", "12th Class"];
const SUBJECTS = PAPER_CLASSES.flatMap((paperClass) =>
  paperClass.subjects.map((subject) => ({
    className: paperClass.name,
    subject: subject.name,
    count: readyCountText({ paperClass, subject }),
  })),
);

const main = (page: Page) => page.getByRole("main");
const filters = (page: Page) => page.getByRole("navigation", { name: "Classes" });
const cards = (page: Page) => main(page).locator("article");
const strip = (page: Page) => page.getByRole("region", { name: "Mentors for this subject" });
const classHeadings = (page: Page) => main(page).getByRole("heading", { level: 2 });

async function expectFiltersToWork(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(filters(page).getByRole("link")).toHaveText(FILTERS);
  for (const [index, name] of FILTERS.entries()) {
    await filters(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(index === 0 ? PATH : `${PATH}?class=${PAPER_CLASSES[index - 1]!.name}`);
    await expect(filters(page).locator("[aria-current]")).toHaveText(name);
    await expect(classHeadings(page)).toHaveText(index === 0 ? FILTERS.slice(1) : [name]);
    const shown = index === 0 ? SUBJECTS : SUBJECTS.filter(({ className }) => name.startsWith(className));
    await expect(cards(page)).toHaveCount(shown.length);
    for (const [position, { subject, count }] of shown.entries()) {
      await expect(cards(page).nth(position)).toContainText(subject);
      await expect(cards(page).nth(position).getByText(count, { exact: true })).toBeVisible();
    }
  }
}

test("the navigation bar links to the papers, and the filters to the cards of each class", async ({ page }) => {
  await test.step("PYQ's in the navigation bar links here and is marked as current", async () => {
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]:visible");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect(current).toHaveCount(0);
    await page.getByRole("link", { name: "PYQ's" }).click();
    await expect(page).toHaveURL(PATH);
    await expect(current).toHaveText("PYQ's");
    await expect(current).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Biology 12th class" }).click();
    await expect(page).toHaveURL(`${PATH}/12th/Biology`);
    await expect(current).toHaveAttribute("aria-current", "true");

    await page.setViewportSize({ width: 390, height: 900 });
    await page.locator("summary", { hasText: "Menu" }).click();
    await expect(current).toHaveText("PYQ's");
    await current.click();
    await expect(page).toHaveURL(PATH);
  });
  await test.step("the filters link to the cards of each class", async () => {
    await expectFiltersToWork(page);
    await page.goBack();
    await expect(filters(page).locator("[aria-current]")).toHaveText("11th Class");
  });
});

test("a practice paper is read, checked against its answers and printed alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PATH}/11th/Mathematics`);
  await page.getByRole("link", { name: "Open Mathematics Sample Paper 2023" }).click();
  await expect(page).toHaveURL(`${PATH}/11th/Mathematics/mathematics-sample-paper-2023`);
  await expect(page.getByText("Practice paper by Mentorhood, not a board paper")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Section E: Case studies" })).toBeVisible();
  // Formulas are set by the browser, in our font.
  const matrix = page.locator("math").first();
  expect((await matrix.boundingBox())!.height).toBeGreaterThan(10);
  expect(
    await page.evaluate(() =>
      document.fonts.check("16px " + getComputedStyle(document.querySelector("math")!).fontFamily.split(",")[0]),
    ),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByText("Answer", { exact: false }).filter({ hasText: /^Answer: / })).toHaveCount(0);

  const pdf = await page.pdf({ format: "A4" });
  const pages = (await PDFDocument.load(pdf)).getPageCount();
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(16);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "Show answers" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the PDF" }).click();
  expect((await download).suggestedFilename()).toBe("11th-mathematics-2.pdf");

  await page.getByRole("link", { name: "Show answers" }).click();
  await expect(page.getByText(/^Answer: /).first()).toBeVisible();
  await page.getByRole("link", { name: "Hide answers" }).click();
  await expect(page.getByText(/^Answer: /)).toHaveCount(0);
  await page.getByRole("link", { name: "Ask a mentor about this paper" }).click();
  await expect(page).toHaveURL("/mentors?subject=Mathematics&grade=11");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/404/] });

  test("the filters, a subject's page and an unknown one work", async ({ page }) => {
    await expectFiltersToWork(page);
    await page.getByRole("link", { name: "Chemistry 12th class" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("12th Chemistry Question Papers");
    await expect(page.getByText("Sample Paper 10")).toBeVisible();
    await expect(strip(page).locator("article").first()).toBeVisible();
    await page.goto(`${PATH}/12th/Astrology`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No papers found for this subject.");
    await expect(page.getByRole("link", { name: "See all question papers" })).toBeVisible();
  });
});
