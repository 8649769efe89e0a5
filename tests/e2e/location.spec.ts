import type { BrowserContext, Page } from "@playwright/test";
import { geolocationMessages as texts, locationMessages } from "@/lib/domain/places/geolocation.messages";
import { createAccount } from "../support/people";
import { signIn } from "./accounts";
import { expect, test } from "./fixtures";

declare global {
  interface Window {
    /** The calls to the mocked geolocation, and its answer. */
    asked: PositionOptions[];
    found: (at: object) => void;
  }
}

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const firstDistance = (page: Page) =>
  page
    .locator("article")
    .first()
    .getByText(/^\d+ m|^\d+\.\d km/);
const control = (page: Page) => page.getByRole("region", { name: "Your location" });
const locate = (page: Page) => control(page).getByRole("button", { name: "Use my location" }).click();
const openPanel = (page: Page, label: string) => control(page).locator("summary", { hasText: label }).click();
const field = (page: Page) => control(page).getByLabel("Your town");
const options = (page: Page) => page.getByRole("listbox", { name: "Towns" }).getByRole("option");

async function positionIn(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === "user_location");
  return cookie && decodeURIComponent(cookie.value);
}

/** The failure is shown in a toast and next to the control, with an alternative. */
async function expectFailure(page: Page, toast: string, inline = toast): Promise<void> {
  await expect(page.locator("[data-sonner-toast]", { hasText: toast })).toBeVisible();
  const alert = control(page).getByRole("alert").first();
  await expect(alert).toContainText(inline);
  await expect(alert).toContainText(locationMessages.typeInstead);
  await expect(field(page)).toBeVisible();
}

/** A browser whose geolocation fails with the given code, and records its calls. */
async function failWith(page: Page, code: number): Promise<void> {
  await page.addInitScript((failure) => {
    const asked: PositionOptions[] = [];
    const getCurrentPosition = (_done: unknown, fail: (error: object) => void, options: PositionOptions) => {
      asked.push(options);
      fail({ code: failure, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
    Object.assign(window, { asked });
  }, code);
}
const askedOf = (page: Page) => page.evaluate(() => window.asked);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a granted position shows distances, is named, and can be forgotten", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(DELHI);
    await page.goto("/mentors?sort=distance");
    await expect(page.getByText(/Distances need your location/)).toBeVisible();
    await openPanel(page, "Choose a town");
    await locate(page);
    await expect(control(page).getByText("Near Delhi")).toBeVisible();
    await expect(control(page).getByText(locationMessages.found)).toBeVisible();
    await expect(firstDistance(page)).toBeVisible();
    expect(await positionIn(context)).toBe("28.614,77.209");
    await expect(page.locator("summary", { hasText: "Change" })).toBeFocused();
    await openPanel(page, "Change");

    await control(page).getByRole("button", { name: "Forget my location" }).click();
    await expect(control(page).getByText(locationMessages.forgotten)).toBeVisible();
    await expect(page.getByText(/Distances need your location/)).toBeVisible();
    await expect(firstDistance(page)).toHaveCount(0);
    expect(await positionIn(context)).toBeUndefined();
  });

  test("a town is chosen by keyboard only", async ({ page, context }) => {
    await page.goto("/mentors?sort=distance");
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Filters" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("summary", { hasText: "Choose a town" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveRole("combobox");

    await page.keyboard.type("pun");
    await expect(options(page).first()).toHaveText("Pune, Maharashtra");
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const active = options(page).and(page.locator("[aria-selected=true]"));
    await expect(active).toHaveText("Pune, Maharashtra");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id"))!);

    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(active).toHaveText(/./);
    await page.keyboard.press("ArrowDown");
    await expect(active).toHaveText("Pune, Maharashtra");
    await page.keyboard.press("Enter");

    await expect(control(page).getByText("Near Pune, Maharashtra")).toBeVisible();
    await expect(control(page).getByText(locationMessages.townChosen("Pune, Maharashtra"))).toBeVisible();
    await expect(firstDistance(page)).toBeVisible();
    await expect(page.locator("summary", { hasText: "Change" })).toBeFocused();
    await expect(field(page)).toBeHidden();
    await expect(page).toHaveURL("/mentors?sort=distance");
    expect(await positionIn(context)).toBe("18.520,73.855");
  });
});

test("every geolocation failure is shown in a toast and next to the control", async ({ page, context }) => {
  await test.step("refused", async () => {
    await page.goto("/mentors");
    await locate(page);
    await expectFailure(page, texts.denied);
  });
  for (const [code, text] of [
    [2, texts.unavailable],
    [3, texts.timeout],
    [77, texts.unknown],
  ] as const) {
    await test.step(text, async () => {
      await failWith(page, code);
      await page.goto("/mentors?sort=distance");
      await page.waitForLoadState("networkidle");
      expect(await askedOf(page)).toEqual([]);
      await locate(page);
      await expectFailure(page, text);
      expect(await askedOf(page)).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }]);
    });
  }
  await test.step("invalid coordinates", async () => {
    await page.addInitScript(() => {
      const getCurrentPosition = (done: (at: object) => void) => done({ coords: { latitude: NaN, longitude: 77 } });
      Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
    });
    await page.goto("/mentors");
    await locate(page);
    await expectFailure(page, texts.invalid);
  });
  await test.step("a browser without geolocation", async () => {
    await page.addInitScript(() => {
      for (const owner of [navigator, Navigator.prototype]) delete (owner as { geolocation?: Geolocation }).geolocation;
    });
    await page.goto("/mentors");
    await locate(page);
    await expectFailure(page, texts.unsupported, locationMessages.notSupported);
  });
  expect(await positionIn(context)).toBeUndefined();
});

test("a town chosen while geolocation is pending wins", async ({ page, context }) => {
  await page.addInitScript(() => {
    const getCurrentPosition = (done: unknown) => Object.assign(window, { found: done });
    Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition } });
  });
  await page.goto("/mentors");
  await locate(page);
  await expect(control(page).getByRole("button", { name: "Finding you" })).toBeVisible();
  await openPanel(page, "Choose a town");
  await field(page).fill("pune");
  await field(page).press("Enter");
  await expect(control(page).getByText("Near Pune, Maharashtra")).toBeVisible();
  await page.evaluate((coords) => window.found({ coords }), DELHI);
  await expect(control(page).getByText(locationMessages.townChosen("Pune, Maharashtra"))).toBeVisible();
  expect(await positionIn(context)).toBe("18.520,73.855");
});

test("an unknown town shows an error on its field, and the panel closes in three ways", async ({ page }) => {
  await test.step("an unknown town shows an error on its field, which keeps the input; old names are known", async () => {
    await page.goto("/mentors");
    await page.waitForLoadState("networkidle");
    await openPanel(page, "Choose a town");
    await field(page).fill("xyzzy");
    await expect(control(page).getByText("No town of this name. Try the next larger one.")).toBeVisible();
    await field(page).press("Enter");
    await expect(control(page).getByText(locationMessages.unknownTown)).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page)).toHaveValue("xyzzy");
    await expect(field(page)).toBeFocused();
    await field(page).fill("bangalore");
    await expect(control(page).getByText(locationMessages.unknownTown)).toHaveCount(0);
    await options(page).getByText("Bengaluru, Karnataka").click();
    await expect(control(page).getByText("Near Bengaluru, Karnataka")).toBeVisible();
  });
  await test.step("the panel closes on Escape, on a click outside and on tabbing out", async () => {
    await page.context().clearCookies();
    await page.goto("/mentors");
    await page.waitForLoadState("networkidle");
    await openPanel(page, "Choose a town");
    await field(page).fill("pune");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page)).toBeHidden();
    await expect(page.locator("summary", { hasText: "Choose a town" })).toBeFocused();
    await openPanel(page, "Choose a town");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(field(page)).toBeHidden();
    await openPanel(page, "Choose a town");
    await control(page).getByRole("button", { name: "Set town" }).focus();
    await page.keyboard.press("Tab");
    await expect(field(page)).toBeHidden();
  });
});

test.describe("when the server does not respond", () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test("nothing is lost when the towns do not load or the choice cannot be sent", async ({ page }) => {
    await test.step("the search shows a message, and the name can still be sent", async () => {
      await page.route("**/api/v1/places/towns*", (route) => route.abort());
      await page.goto("/mentors");
      await page.waitForLoadState("networkidle");
      await openPanel(page, "Choose a town");
      await field(page).fill("Kochi");
      await expect(control(page).getByText(/The towns could not be loaded/)).toBeVisible();
      await control(page).getByRole("button", { name: "Set town" }).click();
      await expect(control(page).getByText("Near Kochi, Kerala")).toBeVisible();
    });
    await test.step("a town that cannot be sent shows a message, and nothing is lost", async () => {
      await page.unrouteAll();
      await page.context().clearCookies();
      await page.goto("/mentors");
      await page.waitForLoadState("networkidle");
      await openPanel(page, "Choose a town");
      await field(page).fill("Kochi");
      await expect(options(page).first()).toBeVisible();
      await page.route("**/mentors", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await field(page).press("Enter");
      await expect(page.locator("[data-sonner-toast]", { hasText: locationMessages.saveFailed })).toBeVisible();
      await expect(control(page).getByRole("alert").first()).toContainText(locationMessages.saveFailed);
      await expect(field(page)).toHaveValue("Kochi");
    });
  });

  test("a position that the account rejects stays in the browser", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(DELHI);
    await signIn(page, await createAccount());
    await page.route("**/api/v1/users/updateLocation", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/mentors");
    await page.waitForLoadState("networkidle");
    await locate(page);
    await expect(page.locator("[data-sonner-toast]", { hasText: locationMessages.saveFailed })).toBeVisible();
    await expect(control(page).getByRole("alert").first()).toContainText(locationMessages.saveFailed);
    await expect(control(page).getByText("Near Delhi")).toBeVisible();
    expect(await positionIn(context)).toBe("28.614,77.209");
  });
});

test("with an account, the position follows to another device, and is forgotten everywhere", async ({
  page,
  context,
  browser,
}) => {
  const own = async (at: Page) => (await (await at.request.get("/api/v1/users/me")).json()).data;
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(DELHI);
  const person = await createAccount();
  await signIn(page, person);
  await page.goto("/mentors?sort=distance");
  await page.waitForLoadState("networkidle");
  await locate(page);
  await expect(control(page).getByText("Near Delhi")).toBeVisible();
  expect(await own(page)).toMatchObject({ latitude: 28.614, longitude: 77.209 });

  await context.clearCookies({ name: "user_location" });
  await page.reload();
  await expect(control(page).getByText("Near Delhi")).toBeVisible();
  await expect(firstDistance(page)).toBeVisible();

  const elsewhere = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.9.8.7" } });
  const other = await elsewhere.newPage();
  await other.goto("/mentors");
  await expect(control(other).getByRole("button", { name: "Use my location" })).toBeVisible();
  await signIn(other, person);
  await other.goto("/mentors");
  await expect(control(other).getByText("Near Delhi")).toBeVisible();
  await elsewhere.close();

  await openPanel(page, "Change");
  await field(page).fill("pune-maharashtra");
  await field(page).press("Enter");
  await expect(control(page).getByText("Near Pune, Maharashtra")).toBeVisible();
  expect(await own(page)).toMatchObject({ latitude: 18.52, longitude: 73.855 });

  await openPanel(page, "Change");
  await control(page).getByRole("button", { name: "Forget my location" }).click();
  await expect(control(page).getByText(locationMessages.forgotten)).toBeVisible();
  expect(await own(page)).toMatchObject({ latitude: null, longitude: null });
  await page.reload();
  await expect(control(page).getByRole("button", { name: "Use my location" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a town is chosen, changed and forgotten with plain forms", async ({ page, context }) => {
    await page.goto("/mentors?subject=Mathematics&sort=distance");
    await expect(control(page).getByRole("button", { name: "Use my location" })).toBeHidden();
    await openPanel(page, "Choose a town");
    await expect(field(page)).toHaveRole("textbox");
    await field(page).fill("xyzzy");
    await control(page).getByRole("button", { name: "Set town" }).click();
    await expect(control(page).getByText(locationMessages.unknownTown)).toBeVisible();
    await expect(field(page)).toHaveValue("xyzzy");
    await field(page).fill("Poona");
    await control(page).getByRole("button", { name: "Set town" }).click();
    await expect(page).toHaveURL("/mentors?subject=Mathematics&sort=distance");
    await expect(control(page).getByText("Near Pune, Maharashtra")).toBeVisible();
    await expect(firstDistance(page)).toBeVisible();
    expect(await positionIn(context)).toBe("18.520,73.855");

    await openPanel(page, "Change");
    await control(page).getByRole("button", { name: "Forget my location" }).click();
    await expect(page).toHaveURL("/mentors?subject=Mathematics&sort=distance");
    await expect(page.locator("summary", { hasText: "Choose a town" })).toBeVisible();
    expect(await positionIn(context)).toBeUndefined();
  });
});
