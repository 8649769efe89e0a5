import type { Page } from "@playwright/test";
import { createAccount, newPerson } from "../support/people";
import { fillLogin, linkInMail, logIn, signIn } from "./accounts";
import { expect, test } from "./fixtures";

test("a new visitor registers, verifies, signs in, returns to the requested page and signs out", async ({ page }) => {
  const person = newPerson();
  await page.goto("/profile?tab=settings");
  await expect(page).toHaveURL("/login?from=%2Fprofile%3Ftab%3Dsettings");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Name").fill(person.name);
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("[data-sonner-toast]")).toContainText("Registration successfulPlease Check Your Email");
  await expect(page.getByRole("status").filter({ hasText: person.email })).toBeVisible();

  await page.getByRole("link", { name: "To the login" }).click();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login failed: Please verify your email first.")).toHaveCount(1);
  await expect(page.getByText("Please verify your email first.")).toHaveCount(1);
  await expect(page.getByRole("img", { name: "is fine" })).toHaveCount(0);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(
    page.getByText("If this address still waits for its verification, a new link is on its way."),
  ).toBeVisible();

  const link = await linkInMail(page, person.email, "Verify my email");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Verification Successful!" })).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toContainText("Email verified successfully!");
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/login?from=%2Fprofile%3Ftab%3Dsettings");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await fillLogin(page, person);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile?tab=settings");
  await expect(page.locator("[data-sonner-toast]")).toContainText("Login successful");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  for (const path of ["/login", "/register", "/reset-password"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/profile");
  }

  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Login" })).toBeHidden();
  await bar.locator("summary", { hasText: "Your account" }).click();
  await expect(bar.getByText(person.email)).toBeVisible();
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(bar.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("auth_token");
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?from=%2Fprofile");
});

test("a newcomer who books returns to the booking, even from another browser or after a failed request", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const [mentor] = await (
    await page.request.get("/api/v1/teachers/all-teachers?limit=1")
  )
    .json()
    .then(({ data }) => data);
  const booking = `/Book-a-Meeting?mentor=${mentor.username}`;
  await page.goto(booking);
  await page
    .getByRole("list", { name: /Morning|Afternoon|Evening/ })
    .getByRole("link")
    .first()
    .click();
  const chosen = /[?&]from=([^&]*)/;
  await expect(page).toHaveURL(chosen);
  const from = decodeURIComponent(chosen.exec(page.url())![1]!);
  expect(from).toMatch(/[?&]day=20.*&slot=20/);
  const clock = /, (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) .*\d [ap]m$/;
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(new RegExp(`^Log in to book ${mentor.name}${clock.source}`));
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(heading).toHaveText(new RegExp(`^Create your account to book ${mentor.name}${clock.source}`));
  await page.getByLabel("Name").fill(person.name);
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").filter({ hasText: person.email })).toBeVisible();

  const link = await linkInMail(page, person.email, "Verify my email");
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  // A mail scanner opens the page, runs its scripts and waits.
  await phone.waitForLoadState("networkidle");
  await expect(phone.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await elsewhere.setOffline(true);
  await phone.getByRole("button", { name: "Verify my email" }).click();
  await expect(phone.getByRole("heading", { name: "Verification Failed" })).toBeVisible();
  await expect(phone.getByRole("main").getByText("Verification failed. Please try again.")).toBeVisible();
  await elsewhere.setOffline(false);
  await phone.getByRole("button", { name: "Verify my email" }).click();
  await expect(phone.getByRole("heading", { name: "Verification Successful!" })).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Login" }).click();
  await fillLogin(phone, person);
  await phone.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(phone).toHaveURL(new URL(from, page.url()).href);
  await expect(phone.getByRole("heading", { name: "Confirm your meeting" })).toBeVisible();
  await elsewhere.close();
});

test("a password is reset by mail, and the old session ends", async ({ page }) => {
  const person = await createAccount();
  const oldSession = person.headers;
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("Password reset link sent to your email");
  await expect(toast.getByRole("button", { name: "Login" })).toBeVisible();

  const link = await linkInMail(page, person.email, "Choose a new password");
  await page.goto(link);
  await page.getByLabel("New password").fill("abc");
  await page.getByLabel("Confirm password").fill("Monsoon-Tractor-9");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Password must be at least 6 characters.")).toBeVisible();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.getByLabel("New password").fill("Monsoon-Tractor-9");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(toast).toContainText("Password updated! You can now login.");

  const me = await page.request.get("/api/v1/users/me", { headers: oldSession });
  expect(me.status()).toBe(401);
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(toast).toContainText("Login failed: The email or the password is not right.");
  await logIn(page, { ...person, password: "Monsoon-Tractor-9" });

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel("New password").fill("Harbour-Lantern-3");
  await page.getByLabel("Confirm password").fill("Harbour-Lantern-3");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(
    page.getByRole("main").getByText("This link, or another one like it, has been used already."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
});

test("remembered fields prefill a new page, and the storage never holds the password", async ({ page }) => {
  const person = await createAccount();
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByLabel("Keep Me Signed In").check();
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
  const kept = (await page.context().cookies()).find(({ name }) => name === "auth_token")!;
  expect(kept).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
  expect(kept.expires - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);

  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  const other = await page.context().newPage();
  await other.goto("/login");
  await expect(other.getByLabel("Email")).toHaveValue(person.email);
  await expect(other.getByLabel("Password", { exact: true })).toHaveValue(person.password);
  await expect(other.getByLabel("Keep Me Signed In")).toBeChecked();
  const storage = () => other.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect((await storage()).user_email).toBe(person.email);
  expect((await storage()).user_passkey).toBeTruthy();
  expect(JSON.stringify(await storage())).not.toContain(person.password);

  await other.getByLabel("Keep Me Signed In").uncheck();
  await expect.poll(storage).not.toHaveProperty("user_passkey");
  expect(await storage()).not.toHaveProperty("user_email");
  await other.getByRole("button", { name: "Login" }).click();
  await expect(other).toHaveURL("/profile");
  const cookie = (await other.context().cookies()).find(({ name }) => name === "auth_token")!;
  expect(cookie.expires).toBe(-1);
});

test("a link from another site works although the browser withholds the cookie", async ({ page, baseURL }) => {
  const person = await createAccount();
  await signIn(page, person);
  // The browser treats the same server under another host as another site.
  await page.goto(`${baseURL!.replace("localhost", "127.0.0.1")}/api/health`);
  const arrived: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && arrived.push(new URL(request.url()).pathname));
  await page.setContent(`<a href="${baseURL}/profile">My profile</a>`);
  await page.getByRole("link", { name: "My profile" }).click();
  await expect(page).toHaveURL(`${baseURL}/profile`);
  expect(arrived).toContain("/login");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
});

test("a session belongs to one account: another tab reports a change, and deletes nothing of the other account", async ({
  page,
  browser,
}) => {
  await test.step("a tab reports that its browser has switched accounts, and reloads", async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    const returnTo = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event("focus")));
    const header = (tab: Page) => tab.locator("details", { hasText: "Your account" });
    const dialog = page.getByRole("alertdialog", { name: "You are signed in with another account" });
    await signIn(page, one);
    await page.goto("/profile?tab=settings");
    const home = await page.context().newPage();
    await home.goto("/");
    await expect(header(home)).toContainText(one.email);

    // Signing in to the same account again changes nothing.
    await signIn(page, one);
    await returnTo(page);
    await expect(dialog).toBeHidden();

    await signIn(page, other);
    await returnTo(page);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Load the page again" }).click();
    await expect(page.getByRole("main").getByText(other.email).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await returnTo(home);
    await expect(header(home)).toContainText(other.email);
  });
  await test.step("a page of another account deletes nothing, with or without scripts", async () => {
    const [one, other] = [await createAccount(), await createAccount()];
    const signedIn = async (tab: Page) =>
      ((await (await tab.request.get("/api/v1/users/me")).json()) as { data: { email: string } }).data.email;
    await signIn(page, one);
    await page.goto("/profile?tab=settings");
    await page.getByRole("button", { name: "Delete account" }).click();
    await signIn(page, other);
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText(/signed in with another account now/).first()).toBeVisible();
    expect(await signedIn(page)).toBe(other.email);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await signIn(plain, one);
    await plain.goto("/profile?tab=settings&confirm=delete");
    await expect(plain.getByText(`This deletes the account of ${one.email}`)).toBeVisible();
    await signIn(plain, other);
    await plain.getByRole("button", { name: "Yes" }).click();
    await expect(plain.getByText(/signed in with another account now/)).toBeVisible();
    await expect(plain.getByText(`This deletes the account of ${other.email}`)).toBeVisible();
    expect(await signedIn(plain)).toBe(other.email);
    await plain.getByRole("button", { name: "Yes" }).click();
    await expect(plain).toHaveURL("/");
    await context.close();
  });
});
