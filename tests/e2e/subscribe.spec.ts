import type { Page } from "@playwright/test";
import { newPerson } from "../support/people";
import { linkInMail } from "./accounts";
import { expect, test } from "./fixtures";

const CHECK_MAIL =
  "Thank you. Please open the link in our mail to confirm. If you are subscribed already, there is none.";
const banner = (page: Page) => page.getByRole("region", { name: "Subscribe For Get Update Every New Courses" });
const subscribeButton = (page: Page) => banner(page).getByRole("button", { name: "Subscribe" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const confirmLink = (page: Page, email: string) => linkInMail(page, email, "Confirm my subscription");

test("a visitor subscribes, confirms and unsubscribes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { email } = newPerson();
  await page.goto("/mentors");
  const field = banner(page).getByLabel("Email");
  await field.fill(email);
  await subscribeButton(page).click();
  await expect(page.getByText(CHECK_MAIL)).toBeVisible();
  await expect(field).toHaveValue("");

  const link = await confirmLink(page, email);
  const unsubscribeLink = await linkInMail(page, email, "Unsubscribe");
  await page.goto(link);
  await expect(heading(page)).toHaveText("Confirm your subscription");
  await expect(page).toHaveTitle("Confirm your subscription | Mentorhood");
  // Opening the link, as mail scanners do, has not used it up.
  await page.reload();
  await page.getByRole("button", { name: "Confirm my subscription" }).click();
  await expect(heading(page)).toHaveText("You are subscribed");

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my subscription" }).click();
  await expect(heading(page)).toHaveText("This link does not work");
  await expect(page.getByRole("main").getByText("This link has been used already.")).toBeVisible();

  await page.goto(unsubscribeLink);
  await expect(heading(page)).toHaveText("Unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading(page)).toHaveText("You are unsubscribed");
  await page.reload();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading(page)).toHaveText("You are unsubscribed");
});

test("errors are shown on the field, and invalid links offer the form", async ({ page }) => {
  await test.step("an invalid address shows an error on the field, from the browser or the server, and stays", async () => {
    await page.goto("/mentors");
    const field = banner(page).getByLabel("Email");
    const error = banner(page).getByText("Please enter a valid email address");
    await subscribeButton(page).click();
    await expect(error).toBeVisible();
    await expect(field).toBeFocused();
    // The browser accepts this one as an address.
    await field.fill("parent@example");
    await subscribeButton(page).click();
    await expect(subscribeButton(page)).toBeEnabled();
    await expect(error).toBeVisible();
    await expect(field).toHaveValue("parent@example");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
  });
  await test.step("truncated and unknown links say so and link to the form", async () => {
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
});

test.describe("offline", () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test("an unreachable server shows an error, and the input stays", async ({ page, context }) => {
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
