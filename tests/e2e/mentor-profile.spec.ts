import type { APIRequestContext, Page } from "@playwright/test";
import { createMentor } from "../support/people";
import { expect, test, WIDTHS } from "./fixtures";

type Teacher = {
  username: string;
  name: string;
  isMentorVerified: boolean;
  reviewCount: number;
  classesOffered: { specificClasses: string[] }[];
};

/** The first mentor of the public list that matches. */
async function findTeacher(request: APIRequestContext, fits: (teacher: Teacher) => boolean): Promise<Teacher> {
  for (let page = 1; ; page++) {
    const { data } = await (
      await request.get(`/api/v1/teachers/all-teachers?sort=reviews&limit=500&page=${page}`)
    ).json();
    const found = (data as Teacher[]).find(fits);
    if (found) return found;
    expect(data, "no mentor of the demo data fits").not.toEqual([]);
  }
}

const addressOf = ({ username }: Pick<Teacher, "username">, tab?: string) =>
  `/mentor/profile/${username}${tab ? `?tab=${tab}` : ""}`;
const tabOf = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panelOf = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });

let mentor: Teacher;
test.beforeAll(async ({ request }) => {
  mentor = await findTeacher(request, ({ reviewCount }) => reviewCount > 10);
});

test.describe("tabs", () => {
  test("switch without loading, have addresses, and keep their state", async ({ page }) => {
    await test.step("switch without loading, have addresses, and follow back and forward", async () => {
      await page.goto(addressOf(mentor));
      await expect(tabOf(page, "About")).toHaveAttribute("aria-selected", "true");
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      for (const [name, heading] of [
        ["Courses", "Classes offered"],
        ["Qualifications", "Qualifications"],
        ["Reviews", "Reviews"],
      ] as const) {
        await tabOf(page, name).click();
        await expect(page).toHaveURL(addressOf(mentor, name.toLowerCase()));
        await expect(panelOf(page, name).getByRole("heading", { name: heading, exact: true })).toBeAttached();
        await expect(page.getByRole("tabpanel")).toHaveCount(1);
      }
      await page.goBack();
      await expect(panelOf(page, "Qualifications")).toBeVisible();
      await page.goBack();
      await expect(panelOf(page, "Courses")).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(addressOf(mentor));
      await expect(panelOf(page, "About")).toBeVisible();
      await page.goForward();
      await expect(panelOf(page, "Courses")).toBeVisible();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    });
    await test.step("open from their address, and an unknown tab opens About", async () => {
      await page.goto(addressOf(mentor, "reviews"));
      await expect(panelOf(page, "Reviews")).toBeVisible();
      await page.goto(addressOf(mentor, "nonsense"));
      await expect(panelOf(page, "About")).toBeVisible();
      await page.goto(`${addressOf(mentor)}/qualifications`);
      await expect(page).toHaveURL(addressOf(mentor, "qualifications"));
      await expect(panelOf(page, "Qualifications")).toBeVisible();
    });
    await test.step("stay open when the visitor leaves the page and returns", async () => {
      await page.goto(addressOf(mentor));
      await tabOf(page, "Reviews").click();
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Mentors" }).click();
      await expect(page).toHaveURL("/mentors");
      await page.goBack();
      await expect(page).toHaveURL(addressOf(mentor, "reviews"));
      await expect(panelOf(page, "Reviews")).toBeVisible();
    });
    await test.step("the number of reviews links to them", async () => {
      await page.goto(addressOf(mentor));
      await expect(tabOf(page, "About")).toBeVisible();
      await page.getByRole("link", { name: `${mentor.reviewCount} reviews` }).click();
      await expect(page).toHaveURL(addressOf(mentor, "reviews"));
      await expect(panelOf(page, "Reviews").getByRole("article")).toHaveCount(10);
      await expect(tabOf(page, "Reviews")).toBeFocused();
    });
  });

  test("support the arrow keys, Home and End, and add one history entry", async ({ page }) => {
    await page.goto("/mentors");
    await page.goto(addressOf(mentor));
    await tabOf(page, "About").focus();
    for (const [key, name] of [
      ["ArrowRight", "Courses"],
      ["ArrowLeft", "About"],
      ["ArrowLeft", "Reviews"],
      ["ArrowRight", "About"],
      ["End", "Reviews"],
      ["Home", "About"],
      ["ArrowRight", "Courses"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabOf(page, name)).toBeFocused();
      await expect(panelOf(page, name)).toBeVisible();
    }
    await page.keyboard.press("Tab");
    await expect(panelOf(page, "Courses")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/mentors");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are working links, and the booking link is present", async ({ page }) => {
    await page.goto(addressOf(mentor));
    const sections = page.getByRole("navigation", { name: "Sections of this profile" });
    for (const [name, text] of [
      ["Courses", "Classes offered"],
      ["Qualifications", "Qualifications"],
      ["About", "Teaching experience"],
    ] as const) {
      await sections.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(addressOf(mentor, name === "About" ? undefined : name.toLowerCase()));
      await expect(page.getByRole("heading", { name: text, exact: true, level: 2 })).toBeVisible();
      await expect(sections.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    }
    await sections.getByRole("link", { name: "Reviews", exact: true }).click();
    await expect(page.locator("#reviews").getByRole("article")).toHaveCount(10);
    await expect(page.getByRole("link", { name: "Book a Appointment" })).toBeVisible();
    await expect(page.getByRole("link", { name: "See all free times" }).filter({ visible: true })).toHaveAttribute(
      "href",
      `/Book-a-Meeting?mentor=${mentor.username}`,
    );
  });
});

test("booking links, class badges and the verified mark look as documented", async ({ page, request }) => {
  await test.step("the booking link names the mentor, and appears once on wide screens and on phones", async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(addressOf(mentor));
      const link = page.getByRole("link", { name: "Book a Appointment" }).filter({ visible: true });
      await expect(link).toHaveCount(1);
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute("href", `/Book-a-Meeting?mentor=${mentor.username}`);
    }
  });
  await test.step("a visitor sees the next free times, and each leads to its booking", async () => {
    const bookable = await createMentor();
    await page.goto(addressOf(bookable));
    const free = page.getByRole("region", { name: "Next free times" }).filter({ visible: true });
    const times = free.getByRole("link", { name: /^\w{3} \d+ \w{3} [45]:[03]0 pm$/ });
    await expect(times).toHaveCount(3);
    await expect(free.getByText("Times in Asia/Kolkata")).toBeVisible();
    const [day, clock] = (await times.nth(1).innerText()).split("\n");
    await times.nth(1).click();
    await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `Log in to book ${bookable.name}, ${day!.slice(0, 3)} ${clock!.replace(":00", "")}`,
    );
    await page.goto(addressOf(await createMentor({ availability: { isPaused: true } })));
    await expect(free.getByText("No free times at present.")).toBeVisible();
    await page.route("**/api/v1/teachers/slots/**", (route) => route.fulfill({ body: "no JSON" }));
    await page.goto(addressOf(bookable));
    await expect(free.getByText("The free times could not be loaded.")).toBeVisible();
    await page.unrouteAll();
  });
  await test.step("a visitor says where they are and sees how far it is", async () => {
    const near = await createMentor();
    const teachingPlace = { latitude: 22.6, longitude: 88.4 };
    const saved = await request.put("/api/v1/teachers/update-profile", {
      headers: near.headers,
      data: { teachingPlace },
    });
    expect(saved.ok()).toBe(true);
    await page.goto(addressOf(near));
    const figures = page.getByRole("region", { name: "At a glance" });
    await figures.getByRole("link", { name: "See how far" }).click();
    await figures.getByText("Choose a town").click();
    await figures.getByRole("combobox", { name: "Town" }).fill("kolkata");
    await figures.getByRole("option").first().click();
    await expect(figures.getByText(/^[\d.]+ k?m$/)).toBeVisible();
    await page.context().clearCookies();
  });
  await test.step("class badges have the documented colours", async () => {
    const teaches = (label: string) => (teacher: Teacher) =>
      teacher.classesOffered.some((offer) => offer.specificClasses.includes(label));
    const colours = [
      ["Class 10", "rgb(74, 222, 128)"],
      ["Plus 2 Second Year", "rgb(59, 130, 246)"],
      ["Class 3", "rgb(192, 132, 252)"],
    ] as const;
    for (const [label, colour] of colours) {
      await page.goto(addressOf(await findTeacher(request, teaches(label)), "courses"));
      const badge = page.getByRole("list", { name: "Classes" }).getByText(label, { exact: true }).first();
      await expect(badge).toHaveCSS("background-color", colour);
    }
  });
  await test.step("verified mentors have a green mark, others a grey one", async () => {
    await page.goto(addressOf(await findTeacher(request, ({ isMentorVerified }) => isMentorVerified)));
    await expect(page.getByText("Verified mentor").first()).toHaveCSS("color", "rgb(11, 107, 71)");
    const checks = page.getByText(/Identity: checked on .+, valid until /);
    await expect(checks).toBeHidden();
    await page.getByText("Verified mentor").first().click();
    await expect(checks).toBeVisible();
    await page.goto(addressOf(await createMentor()));
    await expect(page.getByText("Not verified yet").first()).toHaveCSS("color", "rgb(86, 100, 91)");
    const figures = page.getByRole("region", { name: "At a glance" });
    await expect(figures.getByText("Verified mentor")).toHaveCount(0);
  });
});
