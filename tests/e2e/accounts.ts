import { expect, type APIRequestContext, type Page } from "@playwright/test";

export type Person = { name: string; email: string; password: string };

let made = 0;

/** Somebody whom nobody has registered yet. */
export function newPerson(): Person {
  made += 1;
  return { name: "Meera Iyer", email: `meera-${Date.now()}-${made}@example.com`, password: "Secret1!" };
}

/** The newest mail to an address, as the outbox shows it. */
export async function linkInMail(page: Page, email: string, label: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto("/dev/outbox");
  const frame = outbox.locator(`article:has-text("${email}") iframe`).first();
  const href = await frame.contentFrame().getByRole("link", { name: label }).getAttribute("href");
  await outbox.close();
  return href!;
}

/** Registers and verifies by the contract, so that a test can begin with somebody who has an account. */
export async function createAccount(page: Page, role: "user" | "mentor" = "user"): Promise<Person> {
  const person = newPerson();
  const registered = await page.request.post("/api/v1/users/register", { data: { ...person, role } });
  expect(registered.status()).toBe(200);
  const href = await linkInMail(page, person.email, "Verify my email");
  const { pathname, search } = new URL(href);
  const verified = await page.request.get(`/api/v1/users${pathname}${search}`);
  expect(verified.status()).toBe(200);
  return person;
}

/** A session by the contract alone. */
export async function bearerOf(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<Record<string, string>> {
  const response = await request.post("/api/v1/users/login", { data: { email, password } });
  return { Authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
}
