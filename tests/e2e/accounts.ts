import { expect, type APIRequestContext, type Page } from "@playwright/test";

export type Person = { name: string; email: string; password: string };

/** Uncompressed, since packing takes the server's time. */
const PLAIN = { "Accept-Encoding": "identity" };

let made = 0;

/** Somebody whom nobody has registered yet. */
export function newPerson(): Person {
  made += 1;
  return { name: "Meera Iyer", email: `meera-${Date.now()}-${made}@example.com`, password: "Violet-Kettle-7" };
}

/** Where a link of the newest mail to an address leads. The outbox is read without being drawn, since it holds a frame for each mail. */
export async function linkInMail(page: Page, email: string, label: string): Promise<string> {
  const outbox = await (await page.request.get("/dev/outbox", { headers: PLAIN })).text();
  const href = await page.evaluate(
    ([html, recipient, text]) => {
      const read = (source: string) => new DOMParser().parseFromString(source, "text/html");
      const mails = [...read(html!).querySelectorAll("article")];
      const newest = mails.find(({ textContent }) => textContent!.includes(recipient!));
      const links = [...read(newest?.querySelector("iframe")?.srcdoc ?? "").links];
      return links.find(({ textContent }) => textContent!.trim() === text)?.href;
    },
    [outbox, email, label],
  );
  expect(href, `the link "${label}" to ${email}`).toBeDefined();
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

/** A session by the contract, for calls that bring it along. */
export async function bearerOf(
  request: APIRequestContext,
  { email, password }: Person,
): Promise<Record<string, string>> {
  const response = await request.post("/api/v1/users/login", { data: { email, password } });
  expect(response.status()).toBe(200);
  return { Authorization: `Bearer ${((await response.json()) as { token: string }).token}` };
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** A session in the browser by the contract, without the forms of `/login`. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await bearerOf(page.request, person);
}

/** Signs in by the form. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
}
