import { expect, type Page } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/session-names";
import { giveSecondFactor } from "../factories/staff.factory";
import { type Person, sessionCookiesOf } from "../support/people";

/** Uncompressed, because compression costs the server time. */
const PLAIN = { "Accept-Encoding": "identity" };

/**
 * The target of a link in the newest mail to an address. Reads the outbox without rendering it, since it has a frame
 * for each mail.
 */
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

export async function fillLogin(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const SAME_SITE = { strict: "Strict", lax: "Lax" } as const;

/** Signs the browser in, or switches it to another account, without the form. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const cookies = await sessionCookiesOf(person);
  await page.context().addCookies(
    cookies.map(({ name, value, httpOnly, sameSite }) => ({
      name,
      value,
      httpOnly,
      sameSite: SAME_SITE[sameSite],
      url: process.env.E2E_BASE_URL!,
    })),
  );
}

/** Signs in staff, with a code of the second factor just given. */
export async function signInAsStaff(page: Page, person: Person & { id: string }): Promise<void> {
  await signIn(page, person);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === SESSION_COOKIE)!.value;
  await giveSecondFactor({ id: person.id, token });
}

/** Signs in with the form. */
export async function logIn(page: Page, person: Pick<Person, "email" | "password">): Promise<void> {
  await page.goto("/login");
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/profile");
}
