import type { Page } from "@playwright/test";
import { createAccount } from "../support/people";
import { signIn } from "./accounts";
import { expect, test } from "./fixtures";

const PATH = "/become-an-instructor";
const applyNow = (page: Page) => page.getByRole("main").getByRole("link", { name: "Apply Now" });
const switchButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Apply Now" }).first();
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Switch to a mentor account" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<typeof switchButton>): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Forty steps have not led there.");
}

test("a visitor reads the page, uses the tabs and applies", async ({ page }) => {
  await test.step("the tabs work by keyboard, click and address", async () => {
    const [requirements, rules] = [tab(page, "Instructor Requirements"), tab(page, "Instructor Rules")];
    await page.goto(PATH);
    await expect(requirements).toHaveAttribute("aria-selected", "true");
    await expect(panel(page, "Instructor Requirements")).toContainText("You are 18 or older");
    await expect(panel(page, "Instructor Rules")).toBeHidden();

    await tabTo(page, requirements);
    for (const [key, chosen] of [
      ["ArrowRight", rules],
      ["ArrowRight", requirements],
      ["ArrowLeft", rules],
      ["Home", requirements],
      ["End", rules],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toBeFocused();
      await expect(chosen).toHaveAttribute("aria-selected", "true");
    }
    await expect(panel(page, "Instructor Requirements")).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(panel(page, "Instructor Rules")).toBeFocused();
    await expect(page).toHaveURL(`${PATH}?tab=rules#instructor-rules`);

    await page.reload();
    await expect(panel(page, "Instructor Rules")).toContainText("Reviews are earned");
    await requirements.click();
    await expect(panel(page, "Instructor Rules")).toBeHidden();
    await page.goBack();
    await expect(panel(page, "Instructor Rules")).toBeVisible();
  });
  await test.step("a visitor reads the page and applies", async () => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teach the children of your neighbourhood");
    await expect(page.getByRole("img", { name: /A lesson on a tablet/ })).toBeVisible();
    await expect(applyNow(page)).toHaveCount(2);
    await applyNow(page).first().click();
    await expect(page).toHaveURL("/register?role=mentor");
    await expect(page.getByRole("radio", { name: "Mentor" })).toBeChecked();
  });
});

test("a user becomes a mentor by keyboard only", async ({ page }) => {
  await signIn(page, await createAccount());
  await page.goto(PATH);
  await expect(switchButton(page)).toBeVisible();

  await tabTo(page, switchButton(page));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Your reviews and bookings stay.");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(switchButton(page)).toBeFocused();
  expect(((await (await page.request.get("/api/v1/users/me")).json()) as { data: { role: string } }).data.role).toBe(
    "user",
  );

  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Switch my account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("You are a mentor now. Complete your profile to be found.")).toBeVisible();
  await expect(page).toHaveURL("/profile");
});

test("a new mentor's page exists at once, even after an earlier 404", async ({ page }) => {
  await signIn(page, await createAccount());
  const me = async () =>
    ((await (await page.request.get("/api/v1/users/me")).json()) as { data: { role: string; username: string } }).data;
  const profile = `/mentor/profile/${(await me()).username}`;
  for (let visit = 0; visit < 2; visit++) expect((await page.request.get(profile)).status()).toBe(404);

  await page.goto(PATH);
  await switchButton(page).click();
  await page.getByRole("button", { name: "Switch my account" }).click();
  await expect(page).toHaveURL("/profile");

  expect((await me()).role).toBe("mentor");
  expect((await page.request.get(profile)).status()).toBe(200);
  await page.goto(PATH);
  const own = page.getByRole("main").getByRole("link", { name: "Go to your profile" });
  await expect(own).toHaveCount(2);
  await expect(page.getByRole("main").getByText("Apply Now")).toHaveCount(0);
  await own.first().click();
  await expect(page).toHaveURL("/profile");
});

test.describe("interrupted", () => {
  test.use({ allowedConsole: [/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED/] });

  test("a change in another tab is reported, and the dialog stays open for a retry", async ({ page, context }) => {
    await test.step("a user who has switched in another tab sees a message and is redirected", async () => {
      await signIn(page, await createAccount());
      await page.goto(PATH);
      await switchButton(page).click();
      await expect(dialog(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto(PATH);
      await switchButton(other).click();
      await other.getByRole("button", { name: "Switch my account" }).click();
      await expect(other).toHaveURL("/profile");

      await page.getByRole("button", { name: "Switch my account" }).click();
      await expect(page.getByText("This is a mentor account already.")).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole("link", { name: "Go to your profile" }).first()).toBeVisible();
    });
    await test.step("a user who has logged out in another tab is asked to sign in", async () => {
      await signIn(page, await createAccount());
      await page.goto(PATH);
      await switchButton(page).click();
      await page.context().clearCookies({ name: "auth_token" });
      await page.getByRole("button", { name: "Switch my account" }).click();
      await expect(page.getByText("Please sign in first.")).toBeVisible();
      await expect(applyNow(page).first()).toBeVisible();
    });
    await test.step("the dialog stays open for a retry", async () => {
      await signIn(page, await createAccount());
      await page.goto(PATH);
      await switchButton(page).click();
      await expect(dialog(page)).toBeVisible();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Switch my account" }).click();
      await expect(page.getByText("The server could not be reached.")).toBeVisible();
      await expect(dialog(page)).toBeVisible();
      await context.setOffline(false);
      await page.getByRole("button", { name: "Switch my account" }).click();
      await expect(page).toHaveURL("/profile");
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both sections follow each other, the tabs link to them, and applying works", async ({ page }) => {
    await page.goto(PATH);
    for (const name of ["Instructor Requirements", "Instructor Rules"]) {
      await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
    }
    await expect(page.getByText("You are 18 or older")).toBeVisible();
    await expect(page.getByText("Reviews are earned")).toBeVisible();
    await page.getByRole("link", { name: "Instructor Rules" }).click();
    await expect(page.getByRole("heading", { name: "Instructor Rules" })).toBeInViewport();
    await applyNow(page).last().click();
    await expect(page).toHaveURL("/register?role=mentor");

    await signIn(page, await createAccount());
    await page.goto(PATH);
    await applyNow(page).first().click();
    await expect(page).toHaveURL("/profile");
  });
});
