import { readFile } from "node:fs/promises";
import { createAccount } from "../support/people";
import { BLUE, coloursOf, GREEN, padded, RED, telephonePicture, YELLOW } from "../support/pictures";
import { fillLogin, signIn } from "./accounts";
import { expect, test } from "./fixtures";
import { drawPicture, toastOf } from "./own-profile";

const PUNE = { latitude: 18.52043, longitude: 73.85674 };

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 900 }, geolocation: PUNE, permissions: ["geolocation"] });

  test("a user adds a picture and a location, changes the password, exports and deletes the account", async ({
    page,
  }) => {
    const person = await createAccount();
    await signIn(page, person);
    await page.goto("/profile");
    const tabs = page.getByRole("tablist", { name: "Sections of your profile" });
    await expect(tabs.getByRole("tab")).toHaveText(["About", "Meetings", "Settings"]);

    await page.getByRole("button", { name: "Add a photo" }).click();
    const dialog = page.getByRole("dialog", { name: "Your photo" });
    await dialog.getByLabel("Picture file").setInputFiles({
      name: "me.jpg",
      mimeType: "image/jpeg",
      buffer: padded(await telephonePicture(), 5 * 1024 * 1024),
    });
    await dialog.getByLabel("Zoom").fill("2");
    const uploading = page.waitForRequest("**/update-profile-photo");
    await dialog.getByRole("button", { name: "Save photo" }).click();
    // Vercel refuses requests above 4.5 MB.
    const size = Number((await (await uploading).allHeaders())["content-length"]);
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThan(500_000);
    await expect(toastOf(page, "Profile photo updated successfully!")).toBeVisible();
    const picture = page.getByRole("main").locator('img[src^="/uploads/"]');
    await expect(picture).toBeVisible();
    const address = (await picture.getAttribute("src"))!;
    const stored = await page.request.get(address);
    expect(stored.headers()["content-type"]).toBe("image/webp");
    const seen = (await coloursOf(await stored.body())).map(({ r, g, b }) => [r > 128, g > 128, b > 128]);
    expect(seen).toEqual([RED, GREEN, BLUE, YELLOW].map(({ r, g, b }) => [r > 128, g > 128, b > 128]));
    await expect(page.getByRole("navigation", { name: "Main" }).locator('img[src^="/uploads/"]')).toHaveCount(1);

    await tabs.getByRole("tab", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByText("Near Pune, Maharashtra")).toBeVisible();
    const headers = person.headers;
    const me = (await (await page.request.get("/api/v1/users/me", { headers })).json()) as { data: object };
    expect(me.data).toMatchObject({ latitude: 18.52, longitude: 73.857 });

    const form = page.getByRole("form", { name: "Change password" });
    await form.getByLabel("Current password").fill("Wrong-one1!");
    await form.getByLabel("New password").fill("Fresh-pass2!");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByText("The current password is not right.")).toBeVisible();
    await form.getByLabel("Current password").fill(person.password);
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Your password has been changed.")).toBeVisible();
    expect((await page.request.get("/api/v1/users/me", { headers })).status()).toBe(401);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: person.name })).toBeVisible();

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download my data" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("mentorhood-data.json");
    const exported = await readFile(await file.path(), "utf8");
    expect(JSON.parse(exported)).toMatchObject({ data: { profile: { email: person.email, name: person.name } } });
    expect(exported).not.toContain("$argon2");

    await page.getByRole("button", { name: "Delete account" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you absolutely sure?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Delete account" }).click();
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(toastOf(page, "Logged Out Successfully")).toBeVisible();
    await expect(page).toHaveURL("/");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("user_location");
    expect((await page.request.get(address)).status()).toBe(404);
    await page.goto("/login");
    await fillLogin(page, { ...person, password: "Fresh-pass2!" });
    await page.getByRole("button", { name: "Login" }).click();
    await expect(toastOf(page, "The email or the password is not right.")).toBeVisible();
  });
});

test("an ended session, here or everywhere, redirects to the sign-in", async ({ page }) => {
  await test.step("settings sent after the session has ended link to a sign-in beside them", async () => {
    const person = await createAccount();
    await signIn(page, person);
    await page.goto("/profile?tab=settings");
    await page.context().clearCookies();
    const username = page.getByRole("form", { name: "Change username" });
    await username.getByLabel("New username").fill(`meera-${Date.now()}`);
    await username.getByRole("button", { name: "Change username" }).click();
    await expect(username.getByRole("link", { name: "Login (opens in a new tab)" })).toBeVisible();
    await signIn(page, person);
    await username.getByRole("button", { name: "Change username" }).click();
    await expect(toastOf(page, "Your username has been changed.")).toBeVisible();
  });
  await test.step("signing out everywhere ends the sessions of all devices", async () => {
    const person = await createAccount();
    const phone = person.headers;
    await page.context().clearCookies();
    await signIn(page, person);
    await page.goto("/profile?tab=settings");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL("/login");
    await expect(toastOf(page, "You have been signed out on all devices.")).toBeVisible();
    expect((await page.request.get("/api/v1/users/me", { headers: phone })).status()).toBe(401);
    await page.goto("/profile");
    await expect(page).toHaveURL("/login?from=%2Fprofile");
  });
});

test("the browser stores the theme and the remembered login", async ({ page }) => {
  const person = await createAccount();
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByLabel("Keep Me Signed In").check();
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
  await page.goto("/profile?tab=settings");
  await expect(page.getByText(`This browser fills in the login of ${person.email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Forget this login" }).click();
  await expect(page.getByText("This browser does not remember a login.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("user_passkey");

  const html = page.locator("html");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("radio", { name: "As my device" }).check();
  await expect(html).not.toHaveAttribute("data-theme");
});

test("a picture is refused with a clear message, pasted, kept after a failed upload, and removed", async ({
  page,
  allowedConsole,
}) => {
  await test.step("a file that is not a picture is refused with a clear message and changes nothing", async () => {
    allowedConsole.push(/status of 4(15|22)/);
    const person = await createAccount();
    await signIn(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Add a photo" }).click();
    const dialog = page.getByRole("dialog", { name: "Your photo" });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      dialog.getByLabel("Picture file").setInputFiles({ name, mimeType, buffer });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

    await choose("big.png", "image/png", Buffer.alloc(6 * 1024 * 1024));
    await expect(dialog.getByRole("alert")).toHaveText("File is too large. Maximum size is 5MB");
    await choose("notes.svg", "image/svg+xml", svg);
    await expect(dialog.getByRole("alert")).toHaveText("Invalid file type. Only JPG, PNG, GIF, and WebP are allowed");
    await choose("svg-inside.png", "image/png", svg);
    await expect(dialog.getByRole("alert")).toHaveText("This picture seems to be damaged. Please choose another one");
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("button", { name: "Add a photo" })).toBeVisible();
  });
  await test.step("a picture can be pasted, and survives a failed upload", async () => {
    allowedConsole.push(/Failed to load resource/);
    const person = await createAccount();
    await signIn(page, person);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Add a photo" }).click();
    const dialog = page.getByRole("dialog", { name: "Your photo" });
    await expect(dialog.getByRole("button", { name: "Choose a picture" })).toBeVisible();
    const picture = (await drawPicture(page)).toString("base64");
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "pasted.png", { type: "image/png" }));
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, picture);
    await expect(dialog.getByLabel("Zoom")).toBeVisible();
    await page.route("**/update-profile-photo", (route) => route.abort());
    await dialog.getByRole("button", { name: "Save photo" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Upload failed");
    await expect(toastOf(page, "Upload failed")).toBeVisible();
    await page.unroute("**/update-profile-photo");
    await dialog.getByRole("button", { name: "Save photo" }).click();
    await expect(toastOf(page, "Profile photo updated successfully!")).toBeVisible();
    await page.getByRole("button", { name: "Change photo" }).click();
    await dialog.getByRole("button", { name: "Remove the present photo" }).click();
    await expect(page.getByRole("button", { name: "Add a photo" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, the password and deletion work", async ({ page }) => {
    const person = await createAccount();
    await page.goto("/login");
    await fillLogin(page, person);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/profile");
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL("/profile?tab=settings");
    await page.getByLabel("Current password").fill(person.password);
    await page.getByLabel("New password").fill("Fresh-pass2!");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Your password has been changed.")).toBeVisible();
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(page.getByText("Are you absolutely sure?")).toBeVisible();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page).toHaveURL("/");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("auth_token");
  });
});
