import { expect, test } from "./fixtures";

test("the contract is readable and loads nothing from other servers", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
