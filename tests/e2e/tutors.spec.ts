import { expect, expectAccessible, test, WIDTHS } from "./fixtures";

const heading = (name: string | RegExp) => ({ level: 1, name }) as const;

for (const width of WIDTHS) {
  test(`from the footer to a subject, a town and a mentor, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "All subjects" }).click();
    await expect(page.getByRole("heading", heading("Tutors by subject"))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Mathematics / })
      .click();
    await expect(page.getByRole("heading", heading("Mathematics tutors in India"))).toBeVisible();
    await expect(
      page.getByText(/^\d+ mentors teach Mathematics in India\. Their students rate them \d\.\d out of 5/),
    ).toBeVisible();
    const cards = page.getByRole("article");
    const subjects = page.getByRole("paragraph").filter({ hasText: /^Mathematics/ });
    await expect(cards.filter({ has: subjects })).toHaveCount(await cards.count());
    // As search engines load it: after a client navigation the head may hold the page before it for a while.
    const html = await (await page.request.get(page.url())).text();
    expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([expect.stringMatching(/\/tutors\/mathematics"/)]);
    expect(html).not.toContain('<meta name="robots"');
    const papers = page.getByRole("region", { name: "Mathematics question papers" });
    await expect(papers.getByRole("link")).toHaveText(["10th Class", "11th Class", "12th Class"]);
    await expectAccessible(page);
    const towns = page.getByRole("region", { name: "Mathematics tutors by town" });
    const town = (await towns.getByRole("link").first().innerText()).split("\n")[0]!;
    await towns.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mathematics tutors in ");
    await expect(page).toHaveTitle(new RegExp(`^Mathematics tutors in ${town.replace(/\s+\d.*/, "")}`));
    await expect(page.getByRole("article")).not.toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const name = await page.getByRole("article").first().getByRole("heading").innerText();
    await page.getByRole("link", { name: `View Profile of ${name}` }).click();
    await expect(page.getByRole("heading", heading(new RegExp(name)))).toBeVisible();
    const more = page.getByRole("region", { name: "More tutors" });
    await more.getByRole("link", { name: /^Mathematics tutors in / }).click();
    await expect(page.getByRole("heading", heading(/^Mathematics tutors in /))).toBeVisible();
  });
}

test("a town with nobody says so, leads on and stays out of search engines", async ({ page }) => {
  await page.goto("/tutors/malayalam/misrikh-uttar-pradesh");
  await expect(page.getByText("Nobody teaches Malayalam in Misrikh yet")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await page.getByRole("main").getByRole("link", { name: "Malayalam tutors in India" }).click();
  await expect(page.getByRole("heading", heading("Malayalam tutors in India"))).toBeVisible();
});

test.describe("an unknown subject or town", () => {
  test.use({ allowedConsole: [/404/] });
  test("is a 404 that says so in its HTML", async ({ page, request }) => {
    for (const path of [
      "/tutors/alchemy",
      "/tutors/mathematics/atlantis",
      "/tutors/mathematics/delhi/more",
      "/tutors/-",
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      expect(html, path).toContain("We do not know this subject or town.");
      expect(html, path).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    }
    await page.goto("/tutors/alchemy");
    await page.getByRole("main").getByRole("link", { name: "See all subjects" }).click();
    await expect(page).toHaveURL("/tutors");
  });
});

test("nobody makes a page look unknown by a header of the request", async ({ request }) => {
  const headers = { "x-unknown-tutors": "1", "x-mentor-departed": "1" };
  const html = await (await request.get("/tutors/mathematics", { headers })).text();
  expect(html).toContain("Mathematics tutors in India");
});

test("the directory names every mentor and leads to the profiles", async ({ page }) => {
  await page.goto("/mentors/directory");
  await expect(page.getByRole("heading", heading("All mentors"))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Page 1: \w+ to \w+$/ }).click();
  await expect(page.getByRole("heading", heading("All mentors, page 1"))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expectAccessible(page);
  const link = page.getByRole("main").getByRole("listitem").getByRole("link").nth(3);
  await link.click();
  await expect(page).toHaveURL(/\/mentor\/profile\//);
  expect((await page.request.get("/mentors/directory/99999")).status()).toBe(404);
  expect((await page.request.get("/mentors/directory/zero")).status()).toBe(404);
});

test("category and class pages have titles and facts of their own", async ({ page }) => {
  await page.goto("/mentors?category=highschool&class=8");
  await expect(page).toHaveTitle("Class 8 home tutors | Mentorhood");
  await expect(page.getByRole("heading", heading("Find Your Perfect Mentor"))).toBeVisible();
  await expect(page.getByText(/^\d+ mentors? for Class 8, rated \d\.\d out of 5 from /)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /category=highschool&class=Class\+8$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto("/mentors?category=highschool&class=8&sort=rating");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  // The rating of all mentors for a class says nothing of some of them.
  await page.goto("/mentors?class=8&subject=Physics");
  await expect(page).toHaveTitle("Physics home tutors for Class 8 | Mentorhood");
  await expect(page.getByText(/^\d+ mentors? for Physics, Class 8\.$/)).toBeVisible();
  await page.goto("/mentors");
  await expect(page.getByRole("heading", heading("Find Your Perfect Mentor"))).toBeVisible();
  // A whole sentence: what is longer would be cut off.
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /distance and reviews\.$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("subjects, towns and the directory are links", async ({ page }) => {
    await page.goto("/tutors");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^English / })
      .click();
    await expect(page.getByRole("heading", heading("English tutors in India"))).toBeVisible();
    await page.getByRole("link", { name: "Search and filter all English mentors" }).click();
    await expect(page).toHaveURL("/mentors?subject=English");
  });
});
