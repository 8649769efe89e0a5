import type { Page } from "@playwright/test";
import { createAccount, createMentor } from "../support/people";
import { dayInWords, inIndia } from "../support/india-time";
import { signIn } from "./accounts";
import { bookBy, otherPage, signInStudent } from "./booking";
import { expect, test } from "./fixtures";
import { tabTo, toastOf } from "./own-profile";

const ALL_DAY = [{ from: "00:00", to: "24:00" }];
const HALF_HOUR_MS = 30 * 60 * 1000;

const cards = (page: Page) => page.getByRole("tabpanel", { name: "Meetings" }).getByRole("article");
const lists = (page: Page) => page.getByRole("tablist", { name: "Which meetings" });
const openMeetings = (page: Page, query = "") => page.goto(`/profile?tab=meetings${query}`);

const isWithinScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("a meeting is shown in both profiles, moves, and is cancelled with a reason", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 900 });
  const mentor = await createMentor();
  const student = await signInStudent(page);
  const [first, second] = [inIndia(5, "16:30"), inIndia(6, "17:00")];
  const { _id } = await bookBy(page.request, student, mentor.username, first);

  const own = page.getByRole("article", { name: mentor.name });
  // With a meeting to come, the profile opens on it.
  await page.goto("/profile");
  await expect(own).toBeVisible();
  await openMeetings(page);
  // Visible without scrolling, also on a phone.
  await expect(own.getByRole("time")).toBeInViewport({ ratio: 1 });
  await expect(lists(page).getByRole("tab")).toHaveText(["Upcoming (1)", "Past"]);
  await expect(own.getByRole("time")).toHaveText(`${dayInWords(first)}, 4:30 pm to 5:00 pm (Asia/Kolkata)`);
  await expect(own.getByText("Fractions")).toBeVisible();
  await expect(own.getByText("Class 9", { exact: true })).toBeVisible();
  const room = own.getByRole("link", { name: "meet.example.org/kavita" });
  await expect(room).toHaveAttribute("href", "https://meet.example.org/kavita");
  // The room's link works at any time; the button appears a quarter of an hour before.
  await expect(own.getByRole("link", { name: "Join" })).toHaveCount(0);
  await expect(own.getByRole("link", { name: "Move" })).toHaveAttribute(
    "href",
    `/Book-a-Meeting?mentor=${mentor.username}&move=${_id}`,
  );
  expect(await isWithinScreen(page)).toBe(true);

  const downloading = page.waitForEvent("download");
  await own.getByRole("link", { name: "Add to calendar" }).click();
  const calendar = await page.request.get((await downloading).url());
  expect(calendar.headers()["content-type"]).toMatch(/^text\/calendar/);
  expect(await calendar.text()).toContain("BEGIN:VEVENT");

  // The mentor has moved to another time zone and sees both times.
  const mentors = await otherPage(browser, "Europe/London");
  await mentors.setViewportSize({ width: 390, height: 900 });
  await signIn(mentors, mentor);
  await openMeetings(mentors);
  const theirs = mentors.getByRole("article", { name: "Meera Iyer" });
  await expect(theirs.getByRole("time")).toBeInViewport({ ratio: 1 });
  await expect(theirs.getByRole("time")).toContainText("(Europe/London)");
  await expect(theirs.getByText(`For Meera Iyer: ${dayInWords(first)}, 4:30 pm to 5:00 pm`)).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Meera Iyer" })).toHaveCount(0);

  const moved = await page.request.post(`/api/v1/meetings/${_id}/move`, {
    headers: student.headers,
    data: { startsAt: second.toISOString() },
  });
  expect(moved.status()).toBe(200);
  await mentors.reload();
  await expect(lists(mentors).getByRole("tab").first()).toHaveText("Upcoming (1)");
  await expect(theirs.getByText(`For Meera Iyer: ${dayInWords(second)}, 5:00 pm to 5:30 pm`)).toBeVisible();

  await theirs.getByRole("button", { name: "Cancel" }).click();
  const question = mentors.getByRole("dialog", { name: "Cancel this meeting?" });
  await expect(question.getByLabel("Reason (optional)")).toBeFocused();
  await expect(question.getByText(/less than two hours/)).toHaveCount(0);
  await question.getByLabel("Reason (optional)").fill("x".repeat(501));
  await question.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(question.getByText("Please use at most 500 characters")).toBeVisible();
  await expect(question.getByLabel("Reason (optional)")).toBeFocused();
  await question.getByLabel("Reason (optional)").fill("I have caught a cold.");
  await question.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(toastOf(mentors, "The meeting is cancelled.")).toBeVisible();
  await expect(mentors.getByText("No meetings yet")).toBeVisible();
  await expect(mentors.getByRole("heading", { name: "Your meetings", exact: true })).toBeFocused();
  await lists(mentors).getByRole("tab", { name: "Past (1)" }).click();
  await expect(mentors).toHaveURL("/profile?tab=meetings&when=past");
  await expect(theirs.getByText("Cancelled by you.")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("link", { name: /^Next meeting/ })).toHaveCount(0);
  await lists(page).getByRole("tab", { name: "Past (1)" }).click();
  await expect(own.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(own.getByText(`Cancelled by ${mentor.name}.`)).toBeVisible();
  await expect(own.getByText("“I have caught a cold.”")).toBeVisible();
  // A cancelled meeting does not allow a review.
  await expect(own.getByRole("link", { name: "Write a review" })).toHaveCount(0);
  await expect(own.getByRole("link", { name: "Book again" })).toBeVisible();
  await expect(own.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  expect(await isWithinScreen(page)).toBe(true);
  await page.goBack();
  await expect(page.getByText("No meetings yet")).toBeVisible();
  await mentors.context().close();
});

test("the join button appears shortly before the start, and cancelling by keyboard warns", async ({ page }) => {
  const mentor = await createMentor({ hours: ALL_DAY });
  const student = await signInStudent(page);
  // The half hour after the next one, so that the meeting does not begin during the test.
  const startsAt = new Date((Math.floor(Date.now() / HALF_HOUR_MS) + 2) * HALF_HOUR_MS);
  await bookBy(page.request, student, mentor.username, startsAt);
  const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
  await page.clock.setFixedTime(before(16));
  await openMeetings(page);
  const own = page.getByRole("article", { name: mentor.name });
  await expect(own.getByRole("link", { name: "meet.example.org/kavita" })).toBeVisible();
  await expect(own.getByRole("link", { name: "Join" })).toHaveCount(0);
  await page.clock.setFixedTime(before(15));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(own.getByRole("link", { name: "Join" })).toHaveAttribute("href", "https://meet.example.org/kavita");

  const cancel = own.getByRole("button", { name: "Cancel" });
  const question = page.getByRole("dialog", { name: "Cancel this meeting?" });
  await tabTo(page, cancel);
  await page.keyboard.press("Enter");
  await expect(question.getByText(/This meeting begins in less than two hours\./)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, question.getByRole("button", { name: "Cancel the meeting" }));
  await page.keyboard.press("Enter");
  await expect(toastOf(page, "The meeting is cancelled.")).toBeVisible();
  await expect(page.getByText("No meetings yet")).toBeVisible();
});

test("cancelling a meeting that the other side has just moved shows the new time first", async ({ page }) => {
  const mentor = await createMentor();
  const student = await signInStudent(page);
  const { _id } = await bookBy(page.request, student, mentor.username, inIndia(5, "16:30"));
  await openMeetings(page);
  const own = page.getByRole("article", { name: mentor.name });
  await own.getByRole("button", { name: "Cancel" }).click();
  const data = { startsAt: inIndia(5, "17:30").toISOString() };
  const moved = await page.request.post(`/api/v1/meetings/${_id}/move`, { headers: mentor.headers, data });
  expect(moved.status()).toBe(200);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(toastOf(page, "This meeting is over or cancelled, so it stays as it is.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(own.getByRole("time")).toContainText("5:30 pm to 6:00 pm");
  await expect(own.getByRole("button", { name: "Cancel" })).toBeVisible();
});

test.describe("the private calendar", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("can be copied, and a new address revokes the old one", async ({ page }) => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    await bookBy(page.request, student, mentor.username, inIndia(5, "16:30"));
    await openMeetings(page);
    const feed = page.getByRole("region", { name: "Your meetings in your own calendar" });
    await feed.getByRole("button", { name: "Copy" }).click();
    await expect(toastOf(page, "Copied Successfully")).toBeVisible();
    const first = await page.evaluate(() => navigator.clipboard.readText());
    await expect(feed.getByLabel("Private address")).toHaveValue(first);
    await expect(feed.getByRole("link", { name: "Open in a calendar program" })).toHaveAttribute(
      "href",
      first.replace(/^http/, "webcal"),
    );
    await page.context().clearCookies();
    expect(await (await page.request.get(first)).text()).toContain("Kavita Rao");

    await signIn(page, student);
    await openMeetings(page);
    await feed.getByRole("button", { name: "New address" }).click();
    const question = page.getByRole("alertdialog", { name: "Make a new address?" });
    await expect(question.getByRole("button", { name: "Keep this one" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    expect((await page.request.get(first)).status()).toBe(200);
    await feed.getByRole("button", { name: "New address" }).click();
    await question.getByRole("button", { name: "New address" }).click();
    await expect(toastOf(page, "Your calendar has a new address.")).toBeVisible();
    await expect(feed.getByLabel("Private address")).not.toHaveValue(first);
    expect((await page.request.get(first)).status()).toBe(404);
    const second = await feed.getByLabel("Private address").inputValue();
    expect((await page.request.get(second)).status()).toBe(200);
  });
});

test("many meetings are paged, and empty lists link on", async ({ page }) => {
  const mentor = await createMentor({ hours: ALL_DAY });
  await signInStudent(page);
  await openMeetings(page);
  await expect(page.getByRole("link", { name: "Find a mentor" })).toHaveAttribute("href", "/mentors");
  await openMeetings(page, "&when=past");
  await expect(page.getByText("Meetings that are over or cancelled stand here.")).toBeVisible();
  // The maximum for each person.
  for (let day = 2; day < 13; day += 3) {
    const student = await createAccount();
    for (const next of [day, day + 1, day + 2].filter((one) => one < 13)) {
      await bookBy(page.request, student, mentor.username, inIndia(next, "10:00"));
    }
  }
  await page.context().clearCookies();
  await signIn(page, mentor);
  await openMeetings(page);
  await expect(cards(page)).toHaveCount(10);
  const next = page.getByRole("link", { name: /^Next meeting: / });
  const told = (await next.textContent())!;
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/profile?tab=meetings&page=2");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(next).toHaveText(told);
  await openMeetings(page, "&page=9");
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, await createMentor());
  await openMeetings(page);
  await page.getByRole("link", { name: "Set your hours" }).click();
  await expect(page).toHaveURL("/profile?tab=availability");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("meetings are listed and cancelled, and the calendar gets a new address", async ({ page }) => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    await bookBy(page.request, student, mentor.username, inIndia(5, "16:30"));
    await openMeetings(page);
    const own = page.getByRole("article", { name: mentor.name });
    await expect(own.getByText("4:30 pm to 5:00 pm")).toBeVisible();
    await own.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Keep the meeting" }).click();
    await own.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Cancel this meeting?")).toBeVisible();
    await page.getByLabel("Reason (optional)").fill("We are travelling.");
    await page.getByRole("button", { name: "Cancel the meeting" }).click();
    await expect(page).toHaveURL("/profile?tab=meetings");
    await expect(page.getByText("No meetings yet")).toBeVisible();
    await page.getByRole("link", { name: "Past (1)" }).click();
    await expect(own.getByText("Cancelled by you.")).toBeVisible();
    await expect(own.getByText("“We are travelling.”")).toBeVisible();

    const address = await page.getByLabel("Private address").inputValue();
    await page.getByRole("button", { name: "New address" }).click();
    await page.getByRole("link", { name: "Keep this one" }).click();
    await page.getByRole("button", { name: "New address" }).click();
    await page.getByRole("button", { name: "New address" }).click();
    await expect(page).toHaveURL("/profile?tab=meetings");
    await expect(page.getByLabel("Private address")).not.toHaveValue(address);
  });
});
