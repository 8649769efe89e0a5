import type { Page } from "@playwright/test";
import { linkInMail, newPerson } from "./accounts";
import { expect, expectAccessible, test, WIDTHS } from "./fixtures";

const CHECK_MAIL =
  "Thank you. Please open the link in our mail to confirm. If you are subscribed already, there is none.";
const banner = (page: Page) => page.getByRole("region", { name: "Subscribe For Get Update Every New Courses" });
const subscribeButton = (page: Page) => banner(page).getByRole("button", { name: "Subscribe" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const confirmLink = (page: Page, email: string) => linkInMail(page, email, "Confirm my subscription");

async function expectFine(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await expectAccessible(page);
}

for (const width of WIDTHS) {
  test(`somebody subscribes, confirms and unsubscribes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: width === 390 ? "light" : "dark" });
    const { email } = newPerson();
    await page.goto("/mentors");
    const field = banner(page).getByLabel("Email");
    await field.fill(email);
    await subscribeButton(page).click();
    await expect(page.getByText(CHECK_MAIL)).toBeVisible();
    await expect(field).toHaveValue("");
    await expectAccessible(page);

    const link = await confirmLink(page, email);
    const unsubscribeLink = await linkInMail(page, email, "Unsubscribe");
    await page.goto(link);
    await expect(heading(page)).toHaveText("Confirm your subscription");
    await expect(page).toHaveTitle("Confirm your subscription | Mentorhood");
    await expectFine(page);
    // Opening it, as mail scanners do, has used nothing up.
    await page.reload();
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(heading(page)).toHaveText("You are subscribed");
    await expectFine(page);

    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(heading(page)).toHaveText("This link does not work");
    await expect(page.getByRole("main").getByText("This link has been used already.")).toBeVisible();
    await expectFine(page);

    await page.goto(unsubscribeLink);
    await expect(heading(page)).toHaveText("Unsubscribe");
    await expectFine(page);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(heading(page)).toHaveText("You are unsubscribed");
    await page.reload();
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(heading(page)).toHaveText("You are unsubscribed");
    await expectFine(page);
  });
}

test("an address that is none is told at the field, by the browser or by the server, and stays", async ({ page }) => {
  await page.goto("/mentors");
  const field = banner(page).getByLabel("Email");
  const error = banner(page).getByText("Please enter a valid email address");
  await subscribeButton(page).click();
  await expect(error).toBeVisible();
  await expect(field).toBeFocused();
  // The browser takes this one for an address.
  await field.fill("parent@example");
  await subscribeButton(page).click();
  await expect(subscribeButton(page)).toBeEnabled();
  await expect(error).toBeVisible();
  await expect(field).toHaveValue("parent@example");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await expectAccessible(page);
});

test("too many requests are told at the field", async ({ page }) => {
  const { email } = newPerson();
  for (let n = 0; n < 5; n++) {
    expect((await page.request.post("/api/v1/subscriptions", { data: { email } })).status()).toBe(200);
  }
  await page.goto("/mentors");
  await banner(page).getByLabel("Email").fill(email);
  await subscribeButton(page).click();
  await expect(banner(page).getByText(/Too many attempts\. Please try again in \d+ (minutes|seconds)\./)).toBeVisible();
});

test.describe("offline", () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("a server that cannot be reached is told, and what was typed stays", async ({ page, context }) => {
    await page.goto("/mentors");
    const field = banner(page).getByLabel("Email");
    await field.fill("parent@example.com");
    await context.setOffline(true);
    await subscribeButton(page).click();
    await expect(banner(page).getByText("The server could not be reached.")).toBeVisible();
    await expect(field).toHaveValue("parent@example.com");
    await context.setOffline(false);
  });
});

test("links that are cut off or of nobody say so and lead to the form", async ({ page }) => {
  for (const [path, button, message] of [
    [
      "/subscribe/confirm/short",
      "Confirm my subscription",
      "This link is not complete, or a newer mail has replaced it.",
    ],
    [
      `/subscribe/confirm/${"x".repeat(43)}`,
      "Confirm my subscription",
      "This link is not complete, or a newer mail has replaced it.",
    ],
    ["/subscribe/unsubscribe/short", "Unsubscribe", "This link belongs to no subscription."],
    [`/subscribe/unsubscribe/${"x".repeat(43)}`, "Unsubscribe", "This link belongs to no subscription."],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: button }).click();
    await expect(heading(page)).toHaveText("This link does not work");
    await expect(page.getByRole("main").getByText(message)).toBeVisible();
  }
  await page.getByRole("link", { name: "To the subscription form" }).click();
  await expect(page).toHaveURL("/mentors#subscribe");
  await expect(banner(page)).toBeInViewport();
});

test("a mail program unsubscribes by one POST, and a browser that opens its address finds the button", async ({
  page,
  request,
}) => {
  const { email } = newPerson();
  await request.post("/api/v1/subscriptions", { form: { email } });
  const link = new URL(await linkInMail(page, email, "Unsubscribe"));
  const address = `/api/v1/subscriptions/unsubscribe/${link.pathname.split("/").at(-1)}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const response = await request.post(address, { headers, data: "List-Unsubscribe=One-Click" });
  expect(response.status()).toBe(200);
  await page.goto(address);
  await expect(page).toHaveURL(link.pathname);
  await expect(heading(page)).toHaveText("Unsubscribe");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("subscribing, confirming and unsubscribing work", async ({ page }) => {
    const { email } = newPerson();
    await page.goto("/mentors");
    const field = banner(page).getByLabel("Email");
    await field.fill("parent@example");
    await subscribeButton(page).click();
    await expect(banner(page).getByText("Please enter a valid email address")).toBeInViewport();
    await expect(field).toHaveValue("parent@example");
    await field.fill(email);
    await subscribeButton(page).click();
    await expect(banner(page).getByText(CHECK_MAIL)).toBeInViewport();
    await expect(field).toHaveValue("");

    await page.goto(await confirmLink(page, email));
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(heading(page)).toHaveText("You are subscribed");
    await page.goto(await linkInMail(page, email, "Unsubscribe"));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(heading(page)).toHaveText("You are unsubscribed");
  });
});
