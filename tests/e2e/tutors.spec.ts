import { expect, test } from "./fixtures";

const heading = (name: string | RegExp) => ({ level: 1, name }) as const;

test("from the footer to a subject, a town and a mentor, and through the directory to any mentor", async ({ page }) => {
  await test.step("from the footer to a subject, a town and a mentor", async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "All subjects" }).click();
    await expect(page.getByRole("heading", heading("Tutors by subject"))).toBeVisible();
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
    // A full load, as by search engines: after a client navigation the head may lag behind.
    const html = await (await page.request.get(page.url())).text();
    expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([expect.stringMatching(/\/tutors\/mathematics"/)]);
    expect(html).not.toContain('<meta name="robots"');
    const papers = page.getByRole("region", { name: "Mathematics question papers" });
    await expect(papers.getByRole("link")).toHaveText(["10th Class", "11th Class", "12th Class"]);
    const towns = page.getByRole("region", { name: "Mathematics tutors by town" });
    const town = (await towns.getByRole("link").first().innerText()).split("\n")[0]!;
    await towns.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Mathematics tutors in ");
    await expect(page).toHaveTitle(new RegExp(`^Mathematics tutors in ${town.replace(/\s+\d.*/, "")}`));
    await expect(page.getByRole("article")).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const name = await page.getByRole("article").first().getByRole("heading").innerText();
    await page.getByRole("link", { name: `View Profile of ${name}` }).click();
    await expect(page.getByRole("heading", heading(new RegExp(name)))).toBeVisible();
    const more = page.getByRole("region", { name: "More tutors" });
    await more.getByRole("link", { name: /^Mathematics tutors in / }).click();
    await expect(page.getByRole("heading", heading(/^Mathematics tutors in /))).toBeVisible();
  });
  await test.step("the directory names every mentor and links to the profiles", async () => {
    await page.goto("/mentors/directory");
    await expect(page.getByRole("heading", heading("All mentors"))).toBeVisible();
    await page.getByRole("link", { name: /^Page 1: \w+ to \w+$/ }).click();
    await expect(page.getByRole("heading", heading("All mentors, page 1"))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    const link = page.getByRole("main").getByRole("listitem").getByRole("link").nth(3);
    await link.click();
    await expect(page).toHaveURL(/\/mentor\/profile\//);
    expect((await page.request.get("/mentors/directory/99999")).status()).toBe(404);
    expect((await page.request.get("/mentors/directory/zero")).status()).toBe(404);
  });
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
