import { expect, test } from "./fixtures";

const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test(`the contract can be read at ${width} px, and nobody else is asked for anything`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    const hosts = new Set<string>();
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) hosts.add(new URL(request.url()).origin);
    });
    const response = await page.goto("/api/v1/docs");
    expect(response!.headers()["x-robots-tag"]).toBe("noindex");
    await page.getByText("/teachers/all-teachers").click();
    await expect(page.getByText("Mentors by filter, order and page.").first()).toBeVisible();
    await expect(page.getByRole("cell", { name: /limit/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Try it out|Execute|Authorize/ })).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect([...hosts]).toEqual([baseURL]);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page leads to the document", async ({ page }) => {
    await page.goto("/api/v1/docs");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("link", { name: "OpenAPI document" })).toHaveAttribute("href", "/api/v1/openapi.json");
  });
});
