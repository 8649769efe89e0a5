import { expect, test, WIDTHS } from "./fixtures";

test("one testimonial at a time, and the first again after the last", async ({ page }) => {
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

for (const width of WIDTHS) {
  test(`the two panels lead teachers and students on at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole("link", { name: "Start your class Today" }).click();
    await expect(page).toHaveURL("/become-an-instructor");
    await page.goBack();
    await page.getByRole("link", { name: "Get your Best Mentor here" }).click();
    await expect(page).toHaveURL("/mentors");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all testimonials can be read", async ({ page }) => {
    await page.goto("/");
    for (const name of ["Ananya Nair", "Harpreet Singh", "Meenakshi Iyer", "Rohan Kulkarni"]) {
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }
  });
});
