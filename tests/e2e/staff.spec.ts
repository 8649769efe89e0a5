import { Secret, TOTP } from "otpauth";
import pg from "pg";
import { prisma } from "@/lib/platform/db/prisma";
import { addStaff } from "@/scripts/staff/staff-accounts";
import { createAccount, createMentor, newPerson, type Person, reviewBy } from "../support/people";
import { fillLogin, linkInMail, signIn, signInAsStaff } from "./accounts";
import { expect, test } from "./fixtures";

async function makeOwner({ email }: Person): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await addStaff(client, { email, role: "owner" });
  await client.end();
}

/** Makes the last code given in every session so old that a dangerous act needs another one. */
const ageCodes = ({ id: userId }: Person) =>
  prisma.accountSession.updateMany({ where: { userId }, data: { factorAt: new Date(Date.now() - 60 * 60 * 1000) } });

test("a new owner sets up the second factor, signs in with it, and confirms a dangerous act", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await createAccount();
  await makeOwner(owner);
  let codes: string[] = [];

  await test.step("the console asks for the set-up first", async () => {
    await page.goto("/login?from=%2Fadmin");
    await fillLogin(page, owner);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/profile/security?from=%2Fadmin");
    await expect(page.getByRole("img", { name: "QR code of the key" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const key = (await page.locator("code").textContent())!.replaceAll(" ", "");
    const form = page.getByRole("form", { name: "Turn on" });
    await form.getByLabel("Code").fill("000000");
    await form.getByRole("button", { name: "Turn on" }).click();
    await expect(form).toContainText("This code is not right");
    await form.getByLabel("Code").fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
    await form.getByRole("button", { name: "Turn on" }).click();
    const list = page.getByRole("status").filter({ hasText: "Your recovery codes" }).getByRole("listitem");
    await expect(list).toHaveCount(10);
    codes = await list.allTextContents();
    await page.getByRole("link", { name: "I have kept them" }).click();
    await expect(page).toHaveURL("/admin");
  });

  await test.step("the next sign-in asks for a code, and takes a recovery code once", async () => {
    await page.context().clearCookies();
    await page.goto("/login?from=%2Fadmin%2Fstaff");
    await fillLogin(page, owner);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/login/code?from=%2Fadmin%2Fstaff");
    await page.getByLabel("Code").fill(codes[0]!);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/admin/staff");
  });

  await test.step("an invitation needs a new code, and nothing typed is lost", async () => {
    await ageCodes(owner);
    const { email } = newPerson();
    const form = page.getByRole("form", { name: /invite/i });
    await form.getByRole("textbox").fill(email);
    await form.getByRole("button").click();
    const code = form.getByLabel("Code of your app");
    await expect(code).toBeVisible();
    await expect(form.getByRole("textbox").first()).toHaveValue(email);
    await code.fill(codes[0]!);
    await form.getByRole("button").click();
    await expect(form).toContainText("This code is not right");
    await code.fill(codes[1]!);
    await form.getByRole("button").click();
    await expect(page.getByRole("main")).toContainText(email);
  });
});

test("a student reports a review, a moderator hides it, and an appeal brings it back", async ({ page }) => {
  const [student, moderator, mentor] = [await createAccount(), await createAccount(), await createMentor()];
  const other = await createAccount();
  const author = await reviewBy(mentor, { rating: 1, comment: "Call me on my other number instead." });
  await prisma.staffMember.create({ data: { userId: moderator.id, role: "moderator" } });

  await signIn(page, student);
  await page.goto(`/mentor/profile/${mentor.username}?tab=reviews`);
  await page.getByRole("main").getByRole("listitem").getByRole("link", { name: "Report" }).click();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Please choose a reason")).toBeVisible();
  await page.getByLabel("Advertising or fraud").check();
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for your report" })).toBeVisible();

  await signInAsStaff(page, moderator);
  await page.goto("/admin/cases?show=open");
  const { id } = await prisma.caseFile.findFirstOrThrow({ where: { reports: { some: { reporterId: student.id } } } });
  await page.goto(`/admin/cases/${id}`);
  await expect(page.getByRole("main")).toContainText("Call me on my other number instead.");
  await page.locator("summary", { hasText: "Hide" }).click();
  const form = page.getByRole("form", { name: /^Hide/ });
  await form.getByRole("textbox").fill("It asks students to leave the site.");
  await form.getByRole("button").click();
  await expect(page.getByRole("main")).toContainText("Content hidden");

  await page.context().clearCookies();
  await page.goto(`/mentor/profile/${mentor.username}?tab=reviews`);
  await expect(page.getByRole("main")).toContainText("No reviews yet");
  await expect(page.getByText("Call me on my other number instead.")).toHaveCount(0);

  await test.step("its author appeals, and another person takes the decision back", async () => {
    await page.goto(await linkInMail(page, author.email, "Appeal"));
    await expect(page.getByRole("main")).toContainText("It asks students to leave the site.");
    await page.getByLabel("Why is the decision wrong?").fill("I meant the number of the school.");
    await page.getByRole("button", { name: "Send the appeal" }).click();
    await expect(page.getByRole("heading", { name: "We have your appeal" })).toBeVisible();

    await signInAsStaff(page, moderator);
    await page.goto(`/admin/cases/${id}`);
    await expect(page.getByRole("main")).toContainText("Another staff member has to answer the appeal.");
    await prisma.staffMember.create({ data: { userId: other.id, role: "moderator" } });
    await signInAsStaff(page, other);
    await page.goto(`/admin/cases/${id}`);
    const appeal = page.getByRole("form", { name: "Answer the appeal" });
    await appeal.getByLabel("Answer").selectOption("Take the decision back");
    await appeal.getByRole("textbox").fill("The school has confirmed it.");
    await appeal.getByRole("button").click();
    await expect(page.getByRole("main")).toContainText("Decision taken back");
    await page.context().clearCookies();
    await page.goto(`/mentor/profile/${mentor.username}?tab=reviews`);
    await expect(page.getByRole("main")).not.toContainText("No reviews yet");
  });
});

test("a mentor is asked for changes, submits again, is approved and checked, and shows the badge", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [mentor, verifier] = [await createMentor(), await createAccount()];
  await prisma.staffMember.create({ data: { userId: verifier.id, role: "verifier" } });
  const file = `/admin/mentors/${mentor.username}`;
  await signInAsStaff(page, verifier);
  await page.goto(file);
  await page.getByLabel("What has to change").fill("Please say where you have studied.");
  await page.getByRole("button", { name: "Ask for changes" }).click();
  await expect(page.getByRole("heading", { name: "Decision: Changes requested" })).toBeVisible();

  await signIn(page, mentor);
  await page.goto("/profile");
  await expect(page.getByText("Please say where you have studied.").first()).toBeVisible();
  await page.getByRole("button", { name: "Submit my profile" }).click();
  await expect(page.getByText("Your profile is submitted and waits to be looked at.").first()).toBeVisible();

  await signInAsStaff(page, verifier);
  await page.goto(file);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByRole("heading", { name: "Decision: Approved" })).toBeVisible();
  const needed = await prisma.verificationCheck.findMany({ where: { forBadge: true, isActive: true } });
  expect(needed.length).toBeGreaterThan(0);
  for (const { name } of needed) {
    const check = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await check.locator("summary", { hasText: "Record a check" }).click();
    const form = page.getByRole("form", { name: `Record a check: ${name}` });
    await form.getByLabel("What you looked at").fill("A passport, in a video call");
    await form.getByRole("button", { name: "Record a check" }).click();
    await expect(check).toContainText("Checked on");
  }

  await page.context().clearCookies();
  await page.goto(`/mentor/profile/${mentor.username}`);
  await page.getByRole("main").getByText("Verified mentor").first().click();
  await expect(page.getByText(needed[0]!.name).first()).toBeVisible();
});
