import type { Page } from "@playwright/test";
import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { createAccount, newPerson } from "../support/people";
import { fillLogin } from "./accounts";
import { expect, expectAccessible, test } from "./fixtures";

const KEY_ID = "browser-tests";
let server: Server;
let sign: (claims: JWTPayload) => Promise<string>;

test.beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" }] });
  server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(keys);
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(process.env.GOOGLE_KEYS_URL!).port), "127.0.0.1", resolve);
  });
  sign = (claims) =>
    new SignJWT({ email_verified: true, picture: "https://lh3.googleusercontent.com/a/none", ...claims })
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID })
      .setIssuer("https://accounts.google.com")
      .setAudience(process.env.GOOGLE_CLIENT_ID!)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey);
});
test.afterAll(() => void server.close());

// Tests cannot reach the picture's host.
test.beforeEach(({ context }) =>
  context.route("https://lh3.googleusercontent.com/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

type GoogleWindow = { googleCredential?: string };

/** Opens a screen and requests Google's button, which replaces ours. */
async function openWithGoogle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
}

test("a first sign-in asks for the role and can start over; a second one asks nothing", async ({ page }) => {
  const { email, name } = newPerson();
  const credential = await sign({ sub: email, email, name });
  const press = async () => {
    await page.evaluate((value) => void ((window as GoogleWindow).googleCredential = value), credential);
    await page.getByRole("button", { name: "Continue with Google" }).click();
  };
  await openWithGoogle(page, "/login?from=/mentors");
  await press();
  await expect(page.getByRole("heading", { name: "Choose Your Role" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Role" })).toBeHidden();
  await press();
  await page.getByRole("button", { name: "I'm a Mentor" }).click();
  await expect(page).toHaveURL("/mentors");
  await page.goto("/profile");
  await expect(page.getByText("Mentor", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");

  await openWithGoogle(page, "/register");
  await press();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("a verified account with the same address is signed in, and its password still works", async ({ page }) => {
  const person = await createAccount();
  const credential = await sign({ sub: person.email, email: person.email.toUpperCase(), name: "Somebody" });
  await openWithGoogle(page, "/login");
  await page.evaluate((value) => void ((window as GoogleWindow).googleCredential = value), credential);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
});

test.describe("failures", () => {
  test.use({ allowedConsole: [/Failed to load resource/] });
  const toast = "[data-sonner-toast]";

  test("every failure shows a message", async ({ page }) => {
    await test.step("a missing credential, a refused one and a person without a picture show a message", async () => {
      await openWithGoogle(page, "/login");
      const press = async (credential?: string) => {
        await page.evaluate((value) => void ((window as GoogleWindow).googleCredential = value), credential);
        await page.getByRole("button", { name: "Continue with Google" }).click();
      };
      await press();
      await expect(page.locator(toast).first()).toContainText("Google login errorNo credential received from Google");
      await press("forged");
      await expect(page.locator(toast).first()).toContainText(
        "Google could not confirm who you are. Please try again.",
      );
      const { email, name } = newPerson();
      await press(await sign({ sub: email, email, name, picture: undefined }));
      await expect(page.locator(toast).first()).toContainText("Missing required user information from Google");
    });
    await test.step("a response without a token shows a message", async () => {
      await page.route("**/api/v1/users/google", (route) => route.fulfill({ json: { success: true } }));
      await openWithGoogle(page, "/login");
      await page.evaluate(() => void ((window as GoogleWindow).googleCredential = "x"));
      await page.getByRole("button", { name: "Continue with Google" }).click();
      await expect(page.locator(toast)).toContainText("Invalid response format from server");
    });
  });

  test.describe("Google is unreachable", () => {
    test.use({ isOutsideAway: true });

    test("a script that fails to load shows a message, and the form still works", async ({ page }) => {
      await openWithGoogle(page, "/login");
      await expect(page.locator(toast)).toContainText("Google login failed. Please try again.");
      await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
    });
  });
});
