import { createAccount } from "../support/people";
import { fillLogin } from "./accounts";
import { expect, test } from "./fixtures";

test("a visitor saves mentors, compares them, and finds them in the account after the sign-in", async ({ page }) => {
  const person = await createAccount();
  await page.goto("/mentors");
  await page.waitForLoadState("networkidle");
  const hearts = page.getByRole("main").getByRole("button", { name: /^Save / });
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    await hearts.nth(index).click();
    await expect(hearts.nth(index)).toHaveAttribute("aria-pressed", "true");
    names.push((await hearts.nth(index).getAttribute("aria-label"))!.slice("Save ".length));
  }
  await hearts.nth(2).click();
  await expect(hearts.nth(2)).toHaveAttribute("aria-pressed", "false");

  await page.goto("/shortlist");
  await expect(page.getByText("2 mentors saved.")).toBeVisible();
  await page.getByRole("button", { name: "Compare" }).click();
  const table = page.getByRole("table");
  for (const name of names.slice(0, 2)) await expect(table.getByRole("link", { name, exact: true })).toBeVisible();

  const merged = page.waitForResponse((answer) => answer.url().endsWith("/users/shortlist"));
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/shortlist\?mentor=/);
  await expect(page.getByText("2 mentors saved.")).toBeVisible();
  await expect(page.getByText("kept in this browser")).toHaveCount(0);
  expect((await merged).ok()).toBe(true);
  // The account has them now: another browser, without the cookie, shows them too.
  await page.context().clearCookies({ name: "shortlist" });
  await page.goto("/shortlist");
  await expect(page.getByText("2 mentors saved.")).toBeVisible();
});
