import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures";

const standards = (page: Page) => page.getByRole("region", { name: "Browse by class" });
const openTab = (page: Page) => standards(page).getByRole("tab", { selected: true });
const cardsOf = (page: Page) => standards(page).getByRole("tabpanel").getByRole("heading", { level: 4 });
const banner = (page: Page) => page.getByRole("region", { name: "Subscribe For Get Update Every New Courses" });

test("the sections are in order, and link on", async ({ page }) => {
  await test.step("the sections are in order, and the hero links on", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Your Personal Home Tutor");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Browse by class",
      "Choose Your Class for Home Tutor",
      "What They Say?",
      "For Instructors",
      "For Students",
      "Find the Right Teacher Nearby",
      "Subscribe For Get Update Every New Courses",
    ]);
    await expect(page.getByRole("link", { name: "Join for free" })).toHaveAttribute("href", "/register");
    await page.getByLabel("Level").selectOption("highschool");
    await page.getByLabel("Class/Course").fill("class 9");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/mentors?category=highschool&class=class+9");
  });
  await test.step("one testimonial at a time, and the first again after the last", async () => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "What They Say?" });
    const names = ["Ananya Nair", "Harpreet Singh", "Meenakshi Iyer", "Rohan Kulkarni", "Ananya Nair"];
    for (const [index, name] of names.entries()) {
      await expect(section.getByRole("figure")).toHaveCount(1);
      await expect(section.getByRole("figure")).toContainText(name);
      if (index < names.length - 1) await section.getByRole("button", { name: "Next" }).click();
    }
    await expect(section.getByRole("link", { name: "Write your assessment" })).toHaveAttribute("href", "/mentors");
  });
  await test.step("the two panels link to the pages for teachers and students", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page.getByRole("link", { name: "Start your class Today" }).click();
    await expect(page).toHaveURL("/become-an-instructor");
    await page.goBack();
    await page.getByRole("link", { name: "Get your Best Mentor here" }).click();
    await expect(page).toHaveURL("/mentors");
  });
});

test("a level's tab opens without a request or a scroll, and back closes it", async ({ page }) => {
  await page.goto("/");
  await expect(openTab(page)).toHaveText("Primary School");
  await expect(cardsOf(page)).toHaveText([1, 2, 3, 4, 5].map((number) => `Standard for Class ${number}`));
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  // Pictures next to the tabs load on scroll.
  const isPicture = (request: Request) => request.resourceType() === "image" || /icon/.test(request.url());
  page.on("request", (request) => isPicture(request) || asked.push(request.url()));
  await standards(page).getByRole("tab", { name: "High School" }).scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);

  await standards(page).getByRole("tab", { name: "High School" }).click();
  await expect(page).toHaveURL("/?level=highschool#standards");
  await expect(cardsOf(page).first()).toHaveText("Standard for Class 6");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/?level=college#standards");
  await expect(cardsOf(page)).toHaveText(["Standard for Plus 2 First Year", "Standard for Plus 2 Second Year"]);
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(openTab(page)).toHaveText("Primary School");
  await page.goForward();
  await expect(openTab(page)).toHaveText("College");

  await page.reload();
  await expect(openTab(page)).toHaveText("College");
  await standards(page).getByRole("link", { name: "View More Classes" }).click();
  await expect(page).toHaveURL("/mentors?category=college");
  await page.goBack();
  await expect(openTab(page)).toHaveText("College");
  await standards(page).getByRole("link", { name: "Class Details of Plus 2 Second Year" }).click();
  await expect(page).toHaveURL("/mentors?category=college&class=Plus+2+Second+Year");
  await expect(page.getByLabel("Grade Level")).toHaveValue("12");

  await page.goto("/?level=university");
  await expect(openTab(page)).toHaveText("Primary School");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("testimonials are readable, the tabs are links, and the forms work", async ({ page }) => {
    await test.step("all testimonials are readable", async () => {
      await page.goto("/");
      for (const name of ["Ananya Nair", "Harpreet Singh", "Meenakshi Iyer", "Rohan Kulkarni"]) {
        await expect(page.getByText(name, { exact: true })).toBeVisible();
      }
    });
    await test.step("the tabs are links, and the page reloads at them", async () => {
      await page.goto("/");
      const heading = page.getByRole("heading", { name: "Standard for UKG" });
      await expect(heading).toBeHidden();
      await standards(page).getByRole("link", { name: "Kindergarten", exact: true }).click();
      await expect(page).toHaveURL("/?level=kindergarten#standards");
      await expect(heading).toBeInViewport();
      await expect(standards(page).locator("[aria-current=page]")).toHaveText("Kindergarten");
      await page.goBack();
      await expect(heading).toBeHidden();
    });
    await test.step("the mentors are reachable, and the banner's response scrolls back to it", async () => {
      await page.goto("/?level=college");
      await expect(page.getByRole("button", { name: "Scroll right", includeHidden: true })).toBeHidden();
      await page.getByRole("link", { name: "See all mentors" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("link", { name: "See all mentors" })).toBeInViewport();
      await banner(page).getByLabel("Email").fill("parent@example");
      await banner(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(banner(page).getByText("Please enter a valid email address")).toBeInViewport();
      await expect(banner(page).getByLabel("Email")).toHaveValue("parent@example");
      await expect(page).toHaveURL(/\/(\?level=college)?#subscribe$/);
    });
  });
});
