import type { Page } from "@playwright/test";
import { PAPER_CLASSES } from "@/lib/catalogue/papers";
import { findSubject } from "@/lib/catalogue/subjects";
import { paperCountText } from "@/lib/domain/papers/papers.rules";
import { paperHref } from "@/lib/links";
import { expect, expectAccessible, test, WIDTHS } from "./fixtures";

const PATH = "/previous_questions";
const FILTERS = ["All Papers", "10th Class", "11th Class", "12th Class"];
const SUBJECTS = PAPER_CLASSES.flatMap(({ name, grade, subjects }) =>
  subjects.map((subject) => ({ className: name, grade, subject: subject.name, papers: subject.papers })),
);
/** What mentors call the classes that the papers are for. */
const CLASS_LABELS = { "10th": "Class 10", "11th": "Plus 2 First Year", "12th": "Plus 2 Second Year" } as const;
type Taught = { classesOffered: { subject: string; specificClasses: string[] }[] };
/** Addresses that name no papers. */
const UNKNOWN = [
  "12th/Astrology",
  "9th/Science",
  "10th/Physics",
  "12th/%254daths",
  "12th/constructor",
  "12th/Spoken%20English",
];

const main = (page: Page) => page.getByRole("main");
const filters = (page: Page) => page.getByRole("navigation", { name: "Classes" });
const cards = (page: Page) => main(page).locator("article");
const strip = (page: Page) => page.getByRole("region", { name: "Mentors for this subject" });
const classHeadings = (page: Page) => main(page).getByRole("heading", { level: 2 });

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectAccessible(page);
    }
  }
}

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

test("the filters lead to the cards of each class", async ({ page }) => {
  await expectFiltersToWork(page);
  await page.goBack();
  await expect(filters(page).locator("[aria-current]")).toHaveText("11th Class");
});

test("the listing introduces itself, and looks right", async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle("Previous Year Question Papers | Mentorhood");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Previous Year Question Papers");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${PATH}$`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /10th, 11th and 12th/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectGoodAtBothWidths(page);
});

test("a filter that is no class means all papers", async ({ page }) => {
  for (const query of [
    "class=13th",
    "class=",
    "class=10th&class=11th",
    "class=%00",
    "class[]=10th",
    "class=__proto__",
  ]) {
    await page.goto(`${PATH}?${query}`);
    await expect(filters(page).locator("[aria-current]"), query).toHaveText("All Papers");
    await expect(cards(page)).toHaveCount(SUBJECTS.length);
  }
});

test("PYQ's in the navigation bar leads here and is marked", async ({ page }) => {
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

test("a subject's page lists its papers and looks right", async ({ page }) => {
  await page.goto(`${PATH}/11th/Mathematics`);
  await expect(page).toHaveTitle("11th Mathematics Question Papers | Mentorhood");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${PATH}/11th/Mathematics$`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Mathematics for the 11th class/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("11th Mathematics Question Papers");
  await expect(classHeadings(page)).toHaveText(["2024", "2023", "Mentors for this subject"]);
  const { papers } = SUBJECTS.find(({ className, subject }) => className === "11th" && subject === "Mathematics")!;
  for (const { title, year } of papers) {
    const row = page
      .getByRole("region", { name: String(year) })
      .getByRole("listitem")
      .filter({ hasText: title });
    await expect(row).toContainText("Coming soon");
    await expect(row.getByRole("link")).toHaveCount(0);
  }
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Question papers", "11th Class", "Mathematics"]);
  await expectGoodAtBothWidths(page);
  await trail.getByRole("link", { name: "11th Class" }).click();
  await expect(page).toHaveURL(`${PATH}?class=11th`);
});

test("other spellings of an address show the same page and name the right one", async ({ page }) => {
  for (const spelling of [
    "12th/%4daths",
    "12th/%4Daths",
    "12TH/MATHS",
    "%31%32th/Maths",
    "12th/Mathematics",
    "12th/%20Maths",
  ]) {
    await page.goto(`${PATH}/${spelling}`);
    await expect(page.getByRole("heading", { level: 1 }), spelling).toHaveText("12th Maths Question Papers");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${PATH}/12th/Maths$`));
  }
});

test("every subject's mentors teach it to that class, and the link leads to more", async ({ page }) => {
  let shown = 0;
  for (const { className, grade, subject } of SUBJECTS) {
    const { name } = findSubject(subject)!;
    await page.goto(paperHref(className, subject));
    const profiles = strip(page).locator("article").getByRole("link");
    const hrefs = await profiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    expect(hrefs.length).toBeLessThanOrEqual(3);
    for (const href of hrefs) {
      const username = href.split("/").at(-1)!;
      const response = await page.request.get(`/api/v1/teachers/profile/${username}`);
      const { data } = (await response.json()) as { data: Taught };
      const isOffered = data.classesOffered.some(
        (offer) => offer.subject === name && offer.specificClasses.includes(CLASS_LABELS[className]),
      );
      expect(isOffered, `${username}: ${className} ${name}`).toBe(true);
      shown += 1;
    }
    if (hrefs.length === 0) await expect(strip(page).getByText(/^We have found nobody/)).toBeVisible();
    else {
      const all = strip(page).getByRole("link", { name: "All mentors for this" });
      await expect(all).toHaveAttribute("href", `/mentors?subject=${name}&grade=${grade}`);
    }
  }
  expect(shown).toBeGreaterThan(SUBJECTS.length);
  await strip(page).getByRole("link", { name: "All mentors for this" }).click();
  await expect(page).toHaveURL("/mentors?subject=Biology&grade=12");
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue("Biology");
  await expect(page.getByLabel("Grade Level")).toHaveValue("12");
});

test("every link on the pages leads somewhere", async ({ page }) => {
  const found = new Set<string>();
  for (const path of [PATH, `${PATH}?class=12th`, `${PATH}/12th/Hindi`, `${PATH}/10th/Science`]) {
    await page.goto(path);
    const hrefs = await main(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
    for (const href of hrefs) found.add(href);
  }
  expect(found.size).toBeGreaterThan(SUBJECTS.length + FILTERS.length);
  for (const href of found) expect((await page.request.get(href)).status(), href).toBe(200);
});

test.describe("unknown papers", () => {
  test.use({ allowedConsole: [/404/] });

  test("are a 404 that says so in its HTML and leads back", async ({ page }) => {
    for (const path of UNKNOWN) {
      const response = await page.request.get(`${PATH}/${path}`);
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain("No papers found for this subject.");
    }
    await page.goto(`${PATH}/${UNKNOWN[0]}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No papers found for this subject.");
    await expect(page).toHaveTitle("Question papers not found | Mentorhood");
    await expectGoodAtBothWidths(page);
    await page.getByRole("link", { name: "See all question papers" }).click();
    await expect(page).toHaveURL(PATH);
  });

  test("so are addresses whose percent signs make no text", async ({ page }) => {
    for (const path of ["12th/%", "12th/%E0%A4%A", "%ZZ/Maths", "12th/100%", "12th/%E0%A4%B9%E0%A4%BF", "12th/%00"]) {
      const response = await page.request.get(`${PATH}/${path}`);
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain("No papers found for this subject.");
    }
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
