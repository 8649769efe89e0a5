import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, createMentor } from "../support/people";
import { signInAsStaff } from "./accounts";
import { expect, test } from "./fixtures";

test.use({ allowedConsole: [/Failed to load resource/] });

test("a moderator finds a mentor by the address, suspends the account until a day, and lifts it", async ({ page }) => {
  const [moderator, mentor] = [await createAccount(), await createMentor()];
  await prisma.staffMember.create({ data: { userId: moderator.id, role: "moderator" } });
  await signInAsStaff(page, moderator);
  await page.goto("/admin/people");
  const field = page.getByLabel("Name, username or whole email address");
  await field.fill("nobody@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("Nobody has this address.")).toBeVisible();
  await expect(field).toHaveValue("nobody@example.com");
  await field.fill(mentor.email);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(`/admin/people/${mentor.username}`);
  await expect(page.getByRole("main")).toContainText(mentor.email);
  // Moderators decide, but they do not help with accounts.
  await expect(page.getByRole("main").locator("summary")).toHaveText(["Suspend"]);

  await page.locator("summary", { hasText: "Suspend" }).click();
  const form = page.getByRole("form", { name: "Suspend" });
  await form.getByLabel("Reason").fill("A telephone number in the profile.");
  await form.getByRole("button").click();
  await expect(form.getByText("Please choose a day from tomorrow on")).toBeVisible();
  await form.getByLabel("Ends on").fill(new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10));
  await form.getByRole("button").click();
  await expect(page.getByText(/^Suspended since .+, ends on /)).toBeVisible();
  await expect(page.getByText("A telephone number in the profile.")).toBeVisible();
  expect((await page.request.get(`/mentor/profile/${mentor.username}`)).status()).toBe(404);

  await page.locator("summary", { hasText: "Lift the suspension" }).click();
  await page.getByRole("form", { name: "Lift the suspension" }).getByRole("button").click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  expect((await page.request.get(`/mentor/profile/${mentor.username}`)).status()).toBe(200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that fails comes back open, with what was typed", async ({ page }) => {
    const [owner, person] = [await createAccount(), await createAccount()];
    await prisma.staffMember.create({ data: { userId: owner.id, role: "owner" } });
    await signInAsStaff(page, owner);
    await page.goto(`/admin/people/${person.username}`);
    await page.locator("summary", { hasText: "Delete the account" }).click();
    const form = page.getByRole("form", { name: "Delete the account" });
    await form.getByLabel("Type the username").fill("somebody-else");
    await form.getByRole("button").click();
    await expect(form.getByText("This is not the username of the account")).toBeVisible();
    await expect(form.getByLabel("Type the username")).toHaveValue("somebody-else");
    await form.getByLabel("Type the username").fill(person.username);
    await form.getByRole("button").click();
    await expect(page).toHaveURL("/admin/people");
    expect(await prisma.user.count({ where: { id: person.id, deletedAt: { not: null } } })).toBe(1);
  });
});
