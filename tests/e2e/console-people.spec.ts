import { prisma } from "@/lib/platform/db/prisma";
import { createAccount, createMentor, newPerson } from "../support/people";
import { linkInMail, signInAsStaff } from "./accounts";
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

test("an owner invites 80 mentors from a table, and one of them publishes the profile", async ({ page, browser }) => {
  const owner = await createAccount();
  await prisma.staffMember.create({ data: { userId: owner.id, role: "owner" } });
  await signInAsStaff(page, owner);
  await page.goto("/admin/import");
  const { email, password } = newPerson();
  const addresses = [...Array.from({ length: 79 }, () => newPerson().email), email];
  const lines = addresses.map((address) => `Asha Rao,${address},Physics,Class 9|Class 10,online,400,30`);
  const table = [
    "name,email,subjects,classes,format,fee,age",
    ...lines,
    "Asha Rao,nobody,Physics,Class 9,online,400,30",
  ];
  await page.getByLabel("Table as CSV").fill(table.join("\n"));
  await page.getByRole("button", { name: "Check the table" }).click();
  await expect(page.getByText("80 people get an invitation")).toBeVisible();
  await expect(page.getByText("Line 82, email: ")).toBeVisible();
  await page.getByRole("button", { name: "Invite 80 people" }).click();
  await expect(page.getByText("80 invitations are on the way.")).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const invited = await context.newPage();
  await invited.goto(await linkInMail(invited, email, "Read my profile"));
  await expect(invited.getByText("Class 9, Class 10")).toBeVisible();
  await invited.getByLabel("New Password").fill(password);
  await invited.getByLabel("Confirm Password").fill(password);
  await invited.getByRole("button", { name: "Create my account" }).click();
  await expect(invited.getByText("Your account is ready. You can log in now.").first()).toBeVisible();
  const { username } = await prisma.user.findUniqueOrThrow({ where: { email } });
  expect((await invited.request.get(`/mentor/profile/${username}`)).status()).toBe(200);
  await context.close();
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
