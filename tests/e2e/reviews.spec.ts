import type { Page } from "@playwright/test";
import { createAccount, type Person } from "../support/people";
import { signIn } from "./accounts";
import { expect, test, WIDTHS } from "./fixtures";
import { tabTo, toastOf } from "./own-profile";

const CLASS = { subject: "Mathematics", educationLevel: "highschool", specificClasses: ["Class 9"], format: "online" };

/** A mentor without reviews. */
async function createListedMentor(page: Page): Promise<{ person: Person; username: string; id: string }> {
  const person = await createAccount("mentor");
  const headers = person.headers;
  const saved = await page.request.put("/api/v1/teachers/update-profile", {
    headers,
    data: { name: "Nandini Pai", subjects: ["Mathematics"], classesOffered: [CLASS] },
  });
  const { username, _id } = ((await saved.json()) as { data: { username: string; _id: string } }).data;
  await page.context().clearCookies();
  return { person, username, id: _id };
}

/** A review by a new student, written through the REST API. */
async function reviewBy(page: Page, mentorId: string, data: { rating: number; comment: string }): Promise<Person> {
  const person = await createAccount();
  const headers = person.headers;
  const written = await page.request.post(`/api/v1/users/mentor/${mentorId}/review`, { headers, data });
  expect(written.status()).toBe(201);
  await page.context().clearCookies();
  return person;
}

const reviewsOf = (username: string) => `/mentor/profile/${username}?tab=reviews`;
const composer = (page: Page) => page.getByRole("region", { name: "Your review" });

test("a student reviews, edits, cancels an edit and deletes; another browser sees each change on reload", async ({
  page,
  browser,
}) => {
  const { username } = await createListedMentor(page);
  const other = await (await browser.newContext({ baseURL: test.info().project.use.baseURL })).newPage();
  await other.goto(reviewsOf(username));
  await expect(other.getByText("No reviews yet").first()).toBeVisible();
  await expect(composer(other).getByText("Please Login To Give Review.")).toBeVisible();

  await signIn(page, await createAccount());
  await page.goto(reviewsOf(username));
  await composer(page).getByRole("button", { name: "Write a review" }).click();
  await composer(page).getByRole("button", { name: "Submit review" }).click();
  await expect(composer(page).getByText("Please fill in both rating and comment.")).toHaveCount(2);
  await expect(composer(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(composer(page).getByRole("radio", { name: "1 star" })).toBeFocused();
  await composer(page).getByRole("radio", { name: "4 stars" }).check();
  await composer(page).getByLabel("Comment").fill("Too short");
  await composer(page).getByRole("button", { name: "Submit review" }).click();
  await expect(composer(page).getByText("Please write at least 10 characters")).toBeVisible();
  await composer(page).getByLabel("Comment").fill("Explained fractions with chapatis.");
  await composer(page).getByRole("button", { name: "Submit review" }).click();
  await expect(toastOf(page, "Review submitted!")).toBeVisible();
  const mine = page.getByRole("listitem").filter({ hasText: "Explained fractions with chapatis." });
  await expect(mine).toBeVisible();
  await expect(composer(page).getByText("You reviewed Nandini Pai.")).toBeVisible();
  await other.reload();
  await expect(other.getByText("Explained fractions with chapatis.")).toBeVisible();
  await expect(other.getByText("1 review", { exact: true }).first()).toBeVisible();
  await expect(other.getByRole("button", { name: "Edit" })).toHaveCount(0);

  await mine.getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("form", { name: "Your review" });
  await editor.getByLabel("Comment").fill("This is thrown away again.");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(mine).toBeVisible();
  await mine.getByRole("button", { name: "Edit" }).click();
  await expect(editor.getByLabel("Comment")).toHaveValue("Explained fractions with chapatis.");
  await editor.getByRole("radio", { name: "5 stars" }).check();
  await editor.getByLabel("Comment").fill("Explained fractions with dosas.");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page, "Review updated successfully!")).toBeVisible();
  await other.reload();
  await expect(other.getByText("Explained fractions with dosas.")).toBeVisible();
  await expect(other.getByText("· edited")).toBeVisible();

  const edited = page.getByRole("listitem").filter({ hasText: "Explained fractions with dosas." });
  await edited.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page, "Review deleted successfully!")).toBeVisible();
  await expect(composer(page).getByRole("button", { name: "Write a review" })).toBeVisible();
  await other.reload();
  await expect(other.getByText("No reviews yet").first()).toBeVisible();
  await other.context().close();
});

test("the owner replies, edits and withdraws the reply, and a removed review is counted publicly", async ({ page }) => {
  const { person, username, id } = await createListedMentor(page);
  await reviewBy(page, id, { rating: 2, comment: "Came late to two lessons." });
  await signIn(page, person);
  await page.goto(reviewsOf(username));
  await expect(composer(page).getByText("You may answer each review about you, or remove it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Write a review" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Answer" }).click();
  const form = page.getByRole("form", { name: "Your answer" });
  await expect(form.getByLabel("Your answer")).toBeFocused();
  await page.keyboard.type("I am sorry, the bridge was closed.");
  await form.getByRole("button", { name: "Save answer" }).click();
  await expect(toastOf(page, "Your answer is saved.")).toBeVisible();
  await expect(page.getByText("Answer of Nandini Pai")).toBeVisible();
  await page.getByRole("button", { name: "Edit answer" }).click();
  await form.getByLabel("Your answer").fill("I am sorry, it will not happen again.");
  await form.getByRole("button", { name: "Save answer" }).click();
  await expect(page.getByText("I am sorry, it will not happen again.")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw answer" }).click();
  await expect(page.getByText("Answer of Nandini Pai")).toHaveCount(0);

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nandini Pai has removed 1 review from this page.")).toBeVisible();
});

test("text sent after the session has ended stays, and is sent after the next sign-in", async ({ page }) => {
  const { person: mentor, username } = await createListedMentor(page);
  const student = await createAccount();
  await signIn(page, student);
  await page.goto(reviewsOf(username));
  await composer(page).getByRole("button", { name: "Write a review" }).click();
  await composer(page).getByRole("radio", { name: "5 stars" }).check();
  await composer(page).getByLabel("Comment").fill("Patient, and always on time.");
  await page.context().clearCookies();
  await composer(page).getByRole("button", { name: "Submit review" }).click();
  await expect(composer(page).getByRole("link", { name: "Login (opens in a new tab)" })).toBeVisible();
  await signIn(page, student);
  await composer(page).getByRole("button", { name: "Submit review" }).click();
  await expect(toastOf(page, "Review submitted!")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, mentor);
  await page.goto(reviewsOf(username));
  const review = page.getByRole("listitem").filter({ hasText: "Patient, and always on time." });
  await review.getByRole("button", { name: "Answer" }).click();
  await review.getByRole("textbox", { name: "Your answer" }).fill("Thank you, see you on Monday.");
  await page.context().clearCookies();
  await review.getByRole("button", { name: "Save answer" }).click();
  await expect(review.getByRole("link", { name: "Login (opens in a new tab)" })).toBeVisible();
  await signIn(page, mentor);
  await review.getByRole("button", { name: "Save answer" }).click();
  await expect(review.getByText("Thank you, see you on Monday.")).toBeVisible();
  await expect(review.getByRole("textbox", { name: "Your answer" })).toBeHidden();
});

test("a review is written by keyboard only", async ({ page }) => {
  const { username } = await createListedMentor(page);
  await signIn(page, await createAccount());
  await page.goto(reviewsOf(username));
  await tabTo(page, composer(page).getByRole("button", { name: "Write a review" }));
  await page.keyboard.press("Enter");
  const first = composer(page).getByRole("radio", { name: "1 star" });
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press("Space");
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowRight");
  await expect(composer(page).getByRole("radio", { name: "3 stars" })).toBeChecked();
  await tabTo(page, composer(page).getByLabel("Comment"));
  await page.keyboard.type("Written without a mouse.");
  await tabTo(page, composer(page).getByRole("button", { name: "Submit review" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Written without a mouse." })).toBeVisible();
});

test("hostile markup stays text", async ({ page }) => {
  const { username, id } = await createListedMentor(page);
  const hostile = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> https://evil.example \u202eabc`;
  await reviewBy(page, id, { rating: 1, comment: hostile });
  await reviewBy(page, id, { rating: 5, comment: "😀".repeat(2000) });
  await page.goto(reviewsOf(username));
  await expect(page.getByText('<img src=x onerror="window.hacked=1">')).toBeVisible();
  await expect(page.getByText("😀😀😀")).toBeVisible();
  await expect(page.getByRole("link", { name: /evil/ })).toHaveCount(0);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("sort orders, stars, pages and a linked review have addresses", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/mentors?sort=reviews");
  await page
    .getByRole("link", { name: /^View Profile/ })
    .first()
    .click();
  await page.getByRole("tab", { name: "Reviews" }).click();
  const order = page.getByRole("navigation", { name: "Order of the reviews" });
  await order.getByRole("link", { name: "Lowest" }).click();
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(order.getByRole("link", { name: "Lowest" })).toHaveAttribute("aria-current", "true");
  const panel = page.getByRole("tabpanel", { name: "Reviews" });
  const five = panel.getByRole("link", { name: /^5 stars/ });
  await five.click();
  await expect(order.getByRole("link", { name: /^Only 5 stars/ })).toBeVisible();
  await expect(panel.getByRole("img", { name: "5.0 out of 5 stars" }).nth(3)).toBeVisible();
  await order.getByRole("link", { name: /^Only 5 stars/ }).click();
  await expect(order.getByRole("link", { name: /^Only/ })).toHaveCount(0);
  await order.getByRole("link", { name: "Newest" }).click();
  await expect(page).not.toHaveURL(/sort=/);
  const before = await panel.getByRole("article").first().innerText();
  await page.getByRole("link", { name: "More reviews" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(panel.getByText(before)).toHaveCount(0);
  await panel.getByRole("link", { name: "Link", exact: true }).first().click();
  await expect(page.getByRole("region", { name: "The review of this link" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/after=/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews are readable, sorted and paged", async ({ page }) => {
    await page.goto("/mentors?sort=reviews");
    await page
      .getByRole("link", { name: /^View Profile/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Reviews", exact: true }).click();
    await page.getByRole("link", { name: "Highest" }).click();
    await expect(page).toHaveURL(/sort=highest/);
    await page.getByRole("link", { name: "More reviews" }).click();
    await expect(page).toHaveURL(/after=/);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("Please Login To Give Review.")).toBeVisible();
  });
});

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the profile's address is copied and shared", async ({ page }) => {
    await test.step("copies the address and confirms it for two seconds", async () => {
      const { username } = await createListedMentor(page);
      await page.goto(`/mentor/profile/${username}`);
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
      await expect(toastOf(page, "Copied Successfully")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`/mentor/profile/${username}$`),
      );
      await expect(page.getByRole("button", { name: "Copy" })).toBeVisible({ timeout: 4000 });
    });
    await test.step("shares through the device, or through WhatsApp and mail where it cannot", async () => {
      const { username } = await createListedMentor(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "share", {
          configurable: true,
          value: async (data: object) => void ((window as never as { shared: object }).shared = data),
        });
      });
      await page.goto(`/mentor/profile/${username}`);
      await page.getByText("Share", { exact: true }).click();
      await expect(toastOf(page, "Shared Successfully")).toBeVisible();
      expect(await page.evaluate(() => (window as never as { shared: { url: string } }).shared.url)).toContain(
        username,
      );

      await page.evaluate(() => Object.defineProperty(navigator, "share", { configurable: true, value: undefined }));
      await page.getByText("Share", { exact: true }).click();
      await expect(toastOf(page, "Sharing is not supported in this browser.")).toBeVisible();
      const whatsApp = page.getByRole("link", { name: "WhatsApp" });
      await expect(whatsApp).toHaveAttribute("href", new RegExp(`^https://wa\\.me/\\?text=.*${username}`));
      await expect(page.getByRole("link", { name: "Mail", exact: true })).toHaveAttribute("href", /^mailto:\?subject=/);
    });
  });
});

test("nothing shifts when the viewer's own controls load", async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1600 });
    const { person, username, id } = await createListedMentor(page);
    const student = await reviewBy(page, id, { rating: 4, comment: "Patient with a child in a hurry." });
    // Another test covers late fonts: here, they have loaded.
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.addInitScript(() => {
      const shifts: number[] = ((window as never as { shifts: number[] }).shifts = []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const [viewer, control] of [
      [student, "Edit"],
      [person, "Answer"],
    ] as const) {
      await signIn(page, viewer);
      await page.goto(reviewsOf(username));
      await expect(page.getByRole("button", { name: control, exact: true })).toBeVisible();
      await expect(composer(page).getByText(/^You /)).toBeVisible();
      const moved = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
      expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
      await page.context().clearCookies();
    }
  }
});
