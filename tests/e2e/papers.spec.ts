import type { Page } from "@playwright/test";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { paperCountText } from "@/lib/domain/papers/papers.rules";
import { expect, test } from "./fixtures";

const PATH = "/previous_questions";
const FILTERS = ["All Papers", "10th Class", "11th Class", "12th Class"];
const SUBJECTS = PAPER_CLASSES.flatMap(({ name, grade, subjects }) =>
  subjects.map((subject) => ({ className: name, grade, subject: subject.name, papers: subject.papers })),
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
    for (const [position, { subject, papers }] of shown.entries()) {
      await expect(cards(page).nth(position)).toContainText(subject);
      await expect(cards(page).nth(position).getByText(paperCountText(papers.length), { exact: true })).toBeVisible();
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
