import type { Page } from "@playwright/test";
import { createAccount, type Person } from "../support/people";
import { fillLogin, signIn } from "./accounts";
import { expect, test } from "./fixtures";
import { toastOf } from "./own-profile";

const freshName = () => `tutor-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`;
const profileOf = (username: string) => `/mentor/profile/${username}`;

/** A mentor in the listing. */
async function createListedMentor(page: Page): Promise<{ person: Person; username: string }> {
  const person = await createAccount("mentor");
  const saved = await page.request.put("/api/v1/teachers/update-profile", {
    headers: person.headers,
    data: {
      subjects: ["Mathematics", "Physics"],
      classesOffered: [
        { subject: "Mathematics", educationLevel: "highschool", specificClasses: ["Class 9"], format: "online" },
      ],
    },
  });
  const { data } = (await saved.json()) as { data: { username: string } };
  await page.context().clearCookies();
  return { person, username: data.username };
}

/** The status of an address and its redirect target. */
async function answerOf(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const { location, "cache-control": caching } = response.headers();
  const to = location && new URL(location, "http://localhost");
  return { status: response.status(), to: to ? to.pathname + to.search : null, caching, html: await response.text() };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test("a mentor changes the username, and old links redirect permanently", async ({ page }) => {
    const { person, username } = await createListedMentor(page);
    const name = freshName();
    // The page and the 404 are both cached by now.
    for (const visit of [1, 2]) {
      expect([visit, (await answerOf(page, profileOf(username))).status]).toEqual([visit, 200]);
      expect([visit, (await answerOf(page, profileOf(name))).status]).toEqual([visit, 404]);
    }
    await signIn(page, person);
    await page.goto("/profile?tab=settings");
    const section = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Your address" }) })
      .last();
    await expect(section.getByRole("link")).toHaveAttribute("href", profileOf(username));
    await expect(section.getByRole("link")).toHaveText(new RegExp(`^http.*${profileOf(username)}$`));
    const form = page.getByRole("form", { name: "Change username" });
    const field = form.getByLabel("New username");
    await field.fill("asha rao");
    await form.getByRole("button").click();
    await expect(form.getByRole("alert")).toContainText("single hyphens");
    await field.fill(username);
    await form.getByRole("button").click();
    await expect(form.getByRole("alert")).toHaveText("This is your username already.");
    await field.fill(name.toUpperCase());
    await form.getByRole("button").click();
    await expect(toastOf(page, "Your username has been changed.")).toBeVisible();
    await expect(section.getByRole("link")).toHaveAttribute("href", profileOf(name));
    await expect(section.getByText("You can change it again from")).toBeVisible();
    await expect(form).toBeHidden();
    await expect(section.locator(":focus")).toContainText("Your username has been changed.");

    for (const query of ["", "?tab=reviews", "?tab=reviews&sort=highest&star=5"]) {
      const moved = await answerOf(page, profileOf(username) + query);
      expect(moved).toMatchObject({ status: 308, to: profileOf(name) + query, caching: "no-cache" });
    }
    const { status, html } = await answerOf(page, profileOf(name));
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${profileOf(name)}"`));
    await page.goto(`/Book-a-Meeting?mentor=${username}&zone=Asia%2FKolkata`);
    await expect(page).toHaveURL(`/Book-a-Meeting?mentor=${name}&zone=Asia%2FKolkata`);
  });

  test("the address of a deleted mentor is a 410 at once, and offers similar mentors", async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/status of 410/);
    const { person, username } = await createListedMentor(page);
    for (const visit of [1, 2]) {
      expect([visit, (await answerOf(page, profileOf(username))).status]).toEqual([visit, 200]);
    }
    const headers = person.headers;
    expect((await page.request.post("/api/v1/users/delete-profile", { headers })).status()).toBe(200);
    await page.context().clearCookies();
    for (const query of ["", "?tab=courses", "?tab=reviews&sort=lowest"]) {
      const { status, html } = await answerOf(page, profileOf(username) + query);
      expect(status).toBe(410);
      expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>This mentor has left$/)]);
      expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex"/>']);
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain(person.name);
    }
    await page.goto(profileOf(username));
    await expect(page).toHaveTitle(/^This mentor has left/);
    const similar = page.getByRole("region", { name: "Mentors who teach Mathematics or Physics" });
    await expect(similar.getByRole("article")).toHaveCount(6);
    await similar.getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: "This mentor has left" })).toBeHidden();
    await page.goBack();
    await page.getByRole("link", { name: "More Physics mentors" }).click();
    await expect(page).toHaveURL("/mentors?subject=Physics");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a user changes the username once in 30 days, and the input stays", async ({ page }) => {
    const person = await createAccount();
    const name = freshName();
    await page.goto("/login");
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Login" }).click();
    await page.goto("/profile?tab=settings");
    await expect(page.getByRole("heading", { name: "Your username" })).toBeVisible();
    await page.getByLabel("New username").fill("asha--rao");
    await page.getByRole("button", { name: "Change username" }).click();
    await expect(page.getByText("Please use only letters a to z")).toBeVisible();
    await expect(page.getByLabel("New username")).toHaveValue("asha--rao");
    await page.getByLabel("New username").fill(name);
    await page.getByRole("button", { name: "Change username" }).click();
    await expect(page.getByText("Your username has been changed.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Settings" }).getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText("You can change it again from")).toBeVisible();
    await expect(page.getByRole("button", { name: "Change username" })).toHaveCount(0);
  });
});
