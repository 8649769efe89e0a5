import { KEPT_IN_BROWSER } from "@/lib/catalogue/legal/browser-storage";
import { createMentor, newPerson } from "../support/people";
import { fillLogin } from "./accounts";
import { keptBy, TILES, watchServers } from "./browser-traces";
import { expect, test } from "./fixtures";
import { openMap } from "./map";

const NAMES = (place: string) => KEPT_IN_BROWSER.filter((kept) => kept.place === place).map(({ name }) => name);

test("only maps request tile servers, and Google is requested only for its button", async ({
  page,
  context,
  baseURL,
}) => {
  const asked = watchServers(context, baseURL!);
  await openMap(page);
  expect([...asked]).toEqual([TILES[0]]);
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  expect([...asked]).toEqual([TILES[0]]);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  expect([...asked]).toEqual([TILES[0], "https://accounts.google.com"]);
});

test("a browser stores exactly what the privacy policy says", async ({ page, context }) => {
  test.setTimeout(240_000);
  const { username } = await createMentor();
  const person = await createMentor();
  const seen = { cookies: new Set<string>(), local: new Set<string>(), databases: new Set<string>() };
  const note = async () => {
    const { cookies, local, databases, ...others } = await keptBy(page);
    for (const name of cookies!) seen.cookies.add(name);
    for (const name of local!) seen.local.add(name);
    for (const name of databases!) seen.databases.add(name);
    expect(others).toEqual({ session: [], caches: [], workers: [] });
  };

  await page.goto("/");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await note();
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 28.6139, longitude: 77.209 });
  await page.goto("/mentors?sort=distance");
  await page.getByRole("region", { name: "Your location" }).getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Near Delhi")).toBeVisible();
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Save / }).first()).toHaveAttribute("aria-pressed", "true");
  await note();
  const newcomer = newPerson();
  await page.goto("/register");
  await page.getByLabel("Name").fill(newcomer.name);
  await fillLogin(page, newcomer);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").filter({ hasText: newcomer.email })).toBeVisible();
  await note();
  await page.goto("/login");
  await page.getByLabel("Keep Me Signed In").check();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
  await note();
  await page.goto(`/Book-a-Meeting?mentor=${username}`);
  await page.waitForLoadState("networkidle");
  await page.goto(`/mentor/profile/${username}?tab=reviews`);
  await page.waitForLoadState("networkidle");
  await note();
  await page.goto("/profile?tab=settings");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await note();

  expect([...seen.cookies].sort()).toEqual(NAMES("cookie").sort());
  expect([...seen.local].sort()).toEqual(NAMES("local storage").sort());
  expect([...seen.databases].sort()).toEqual(NAMES("database").sort());

  await page.goto("/privacy-policy");
  for (const { name } of KEPT_IN_BROWSER) await expect(page.getByRole("main")).toContainText(`${name} (`);
});
