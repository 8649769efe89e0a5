import { newPerson } from "../support/people";
import { fillLogin, linkInMail } from "./accounts";
import { expect, test } from "./fixtures";

test("the forms show errors and keep their input", async ({ page }) => {
  await test.step("?role=mentor preselects mentor; the default is user", async () => {
    await page.goto("/register?role=mentor");
    await expect(page.getByRole("radio", { name: "Mentor" })).toBeChecked();
    await page.goto("/register");
    await expect(page.getByRole("radio", { name: "User" })).toBeChecked();
  });
  await test.step("the form shows each field's error and tick, focuses the first error and keeps its input", async () => {
    await page.goto("/register");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Please enter your name")).toBeVisible();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(
      page.getByRole("alert").filter({ hasText: "Password must be at least 6 characters with" }),
    ).toBeVisible();
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.getByLabel("Name").fill("Meera Iyer");
    await page.getByLabel("Email").fill("meera@example.com");
    await page.getByLabel("Password", { exact: true }).fill("secret");
    await page.getByLabel("Password", { exact: true }).blur();
    await expect(page.getByTestId("name-tick")).toBeVisible();
    await expect(page.getByTestId("email-tick")).toBeVisible();
    await expect(page.getByTestId("password-tick")).toBeHidden();
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("secret");
  });
  await test.step("a truncated link shows the documented message", async () => {
    await page.goto("/verify-email/short?email=a@example.com");
    await expect(
      page.getByRole("main").getByText("Invalid verification URL. Token or email is missing."),
    ).toBeVisible();
    await page.goto("/verify-email");
    await expect(
      page.getByRole("main").getByText("Invalid verification URL. Token or email is missing."),
    ).toBeVisible();
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByRole("button", { name: "Send me a new link" }).click();
    await expect(
      page.getByText("If this address still waits for its verification, a new link is on its way."),
    ).toBeVisible();
    await page.goto("/reset-password/short");
    await page.getByLabel("New password").fill("Monsoon-Tractor-9");
    await page.getByLabel("Confirm password").fill("Monsoon-Tractor-9");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByRole("main").getByText("Invalid or missing token.")).toBeVisible();
  });
});

test.describe("offline", () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("an unreachable server shows an error, and the input stays", async ({ page, context }) => {
    await page.goto("/login");
    await fillLogin(page, { email: "meera@example.com", password: "Violet-Kettle-7" });
    await context.setOffline(true);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.locator("[data-sonner-toast]").getByText("The server could not be reached.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("meera@example.com");
    await context.setOffline(false);
  });
});

test("repeated wrong passwords are rate-limited, and the message says when to retry", async ({ page }) => {
  const { email } = newPerson();
  const attempt = () => page.request.post("/api/v1/users/login", { data: { email, password: "wrong" } });
  for (let n = 0; n < 10; n++) expect((await attempt()).status()).toBe(401);
  const refused = await attempt();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  await page.goto("/login");
  await fillLogin(page, { email, password: "wrong" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(
    page.locator("[data-sonner-toast]").getByText(/Too many attempts\. Please try again in \d+ (minutes|seconds)\./),
  ).toBeVisible();
});

test("the pictures rotate every 3 seconds, can be paused, and do not move with reduced motion", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login");
  const shown = page.locator('[aria-roledescription="slide"]:not([inert])');
  await expect(shown).toHaveAttribute("aria-label", "1 of 3");
  await page.clock.runFor(3100);
  await expect(shown).toHaveAttribute("aria-label", "2 of 3");
  await page.clock.runFor(3100);
  await expect(shown).toHaveAttribute("aria-label", "3 of 3");
  await page.clock.runFor(3100);
  await expect(shown).toHaveAttribute("aria-label", "1 of 3");
  await page.getByRole("button", { name: "Pause the pictures" }).click();
  await page.mouse.move(5, 5);
  await page.getByLabel("Email").focus();
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAttribute("aria-label", "1 of 3");
  await page.getByRole("button", { name: "Picture 3: One step at a time" }).click();
  await expect(shown).toHaveAttribute("aria-label", "3 of 3");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAttribute("aria-label", "1 of 3");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("registering, verifying, signing in and out, and resetting work", async ({ page }) => {
    const person = newPerson();
    await page.goto("/register?role=mentor");
    await page.getByLabel("Name").fill(person.name);
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue(person.name);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Please Check Your Email")).toBeVisible();

    await page.goto(await linkInMail(page, person.email, "Verify my email"));
    await expect(page.getByRole("heading", { name: "Verifying your email..." })).toBeVisible();
    await page.context().clearCookies({ name: "registered_here" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
    await page.getByRole("button", { name: "Verify my email" }).click();
    await expect(page.getByRole("heading", { name: "Verification Successful!" })).toBeVisible();

    await page.goto("/profile");
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/profile");
    await expect(page.getByText("Mentor", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/profile");
    await expect(page).toHaveURL("/login?from=%2Fprofile");

    await page.goto("/reset-password");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("Password reset link sent to your email")).toBeVisible();
    await page.goto(await linkInMail(page, person.email, "Choose a new password"));
    await page.getByLabel("New password").fill("Monsoon-Tractor-9");
    await page.getByLabel("Confirm password").fill("Monsoon-Tractor-9");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("Password updated! You can now login.")).toBeVisible();
  });
});
