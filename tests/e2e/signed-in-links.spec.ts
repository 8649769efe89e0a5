import type { Page } from "@playwright/test";
import { bookBy, createMentor, inIndia, signInStudent } from "./booking";
import { signIn } from "./accounts";
import { expect, test } from "./fixtures";

const profile = (...tabs: string[]) => ["/profile", ...tabs.map((tab) => `/profile?tab=${tab}`)];
const STUDENT_PAGES = profile("meetings", "settings");
const MENTOR_PAGES = profile("courses", "qualifications", "reviews", "meetings", "availability", "settings");

/** Asks for what every link of the pages leads to, as whoever is signed in. The crawl does so for the public pages. */
async function expectGoodLinks(page: Page, paths: readonly string[]): Promise<void> {
  const found = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const own = await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"), ({ href }) => href).filter(
        (href) => new URL(href).origin === location.origin,
      ),
    );
    for (const href of own) found.set(href, path);
  }
  expect(found.size).toBeGreaterThan(40);
  for (const [href, path] of found) {
    const answer = await page.request.get(href);
    expect(answer.status(), `${href}, linked from ${path}`).toBe(200);
    expect(new URL(answer.url()).pathname, `${href}, linked from ${path}`).not.toBe("/login");
  }
}

test("every link on the pages of a student and of a mentor leads somewhere", async ({ page }) => {
  test.setTimeout(120_000);
  const mentor = await createMentor(page);
  const student = await signInStudent(page);
  await bookBy(page.request, student.headers, mentor.username, inIndia(5, "16:30"));
  await expectGoodLinks(page, [...STUDENT_PAGES, "/Book-a-Meeting", `/Book-a-Meeting?mentor=${mentor.username}`]);
  await page.context().clearCookies();
  await signIn(page, mentor.person);
  await expectGoodLinks(page, MENTOR_PAGES);
});
