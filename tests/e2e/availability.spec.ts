import type { Locator, Page } from "@playwright/test";
import { createAccount, createMentor } from "../support/people";
import { dayInWords, dayOf, inIndia } from "../support/india-time";
import { signIn } from "./accounts";
import { bookBy } from "./booking";
import { expect, test } from "./fixtures";
import { holdBack, tabTo, toastOf } from "./own-profile";

type SlotList = { days: { date: string; slots: string[] }[]; mentorTimeZone: string };

const openHours = (page: Page) => page.goto("/profile?tab=availability");
const form = (page: Page) => page.getByRole("form", { name: "Your hours" });
const rangeOf = (page: Page, day: string, number = 1) =>
  page.getByRole("group", { name: `${day}, hours ${number}`, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save hours" }).click();

/** The bookable times that the public sees, by day in India. */
async function slotsOf(page: Page, username: string): Promise<SlotList> {
  const answer = await page.request.get(`/api/v1/teachers/slots/${username}`, { params: { timeZone: "Asia/Kolkata" } });
  return ((await answer.json()) as { data: SlotList }).data;
}

/** The first and last free time of a day, in India's time zone. */
async function spanOn(page: Page, username: string, time: Date): Promise<string[]> {
  const { days } = await slotsOf(page, username);
  const slots = days.find(({ date }) => date === dayOf(time))?.slots ?? [];
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Kolkata" });
  return slots.length === 0 ? [] : [slots[0]!, slots.at(-1)!].map((slot) => clock.format(new Date(slot)));
}

async function expectSaved(page: Page): Promise<void> {
  await expect(toastOf(page, "Your hours are saved.").first()).toBeVisible();
  await expect(form(page).getByText("All is saved")).toBeVisible();
}

/** The control has the focus and exposes its error to screen readers. */
async function expectWrong(control: Locator, message: string): Promise<void> {
  await expect(control).toBeFocused();
  await expect(control).toHaveAttribute("aria-invalid", "true");
  await expect(control).toHaveAccessibleDescription(message);
}

test("hours are changed, copied and overridden, and the public page follows", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 900 });
  const mentor = await createMentor();
  const day = inIndia(9, "12:00");
  await signIn(page, mentor);
  await page.goto("/profile");
  await page.getByRole("tab", { name: "Availability" }).click();
  const words = page.getByRole("region", { name: "What students can book" });
  await expect(words.getByText("Monday to Sunday")).toBeVisible();
  await expect(words.getByText("4 pm to 6 pm")).toBeVisible();
  await expect(page.getByText(/^\d+ times are free for students in the next 7 days\.$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await rangeOf(page, "Monday").getByLabel("From").selectOption("9 am");
  await rangeOf(page, "Monday").getByLabel("To").selectOption("noon");
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await expect(rangeOf(page, "Monday", 2).getByLabel("From")).toBeFocused();
  await rangeOf(page, "Monday", 2).getByLabel("From").selectOption("6:15 pm");
  await rangeOf(page, "Monday", 2).getByLabel("To").selectOption("midnight");
  await page.getByRole("button", { name: "Copy the hours of Monday to other days" }).click();
  const copying = page.getByRole("dialog", { name: "Copy the hours of Monday" });
  await copying.getByRole("checkbox", { name: "All other days" }).check();
  await copying.getByRole("checkbox", { name: "Sunday" }).uncheck();
  await copying.getByRole("button", { name: "Copy" }).click();
  await expect(toastOf(page, "Copied to 5 days. Save to keep it.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Sunday, hours 1" }).click();
  await expect(page.getByRole("button", { name: "Add hours on Sunday" })).toBeFocused();
  await page.getByRole("button", { name: "Add a day off" }).click();
  await expect(page.getByLabel("Day", { exact: true })).toBeFocused();
  await page.getByLabel("Day", { exact: true }).fill(dayOf(day));
  await page.getByLabel("Break between meetings").selectOption("15 minutes");
  // Nothing takes effect before it is saved.
  expect((await spanOn(page, mentor.username, day))[0]).toBe("16:00");
  await expect(form(page).getByText("Not saved yet")).toBeVisible();
  await save(page);
  await expectSaved(page);
  await expect(words.getByText("Monday to Saturday")).toBeVisible();
  await expect(words.getByText("9 am to noon and 6:15 pm to midnight")).toBeVisible();
  await expect(words.getByText(dayInWords(day))).toBeVisible();
  await expect(words.getByText("with a break of 15 minutes between them")).toBeVisible();
  expect(await spanOn(page, mentor.username, day)).toEqual([]);
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => inIndia(days, "12:00"));
  const sunday = week.find((time) => dayInWords(time).startsWith("Sunday"))!;
  const another = week.find((time) => time !== sunday)!;
  expect(await spanOn(page, mentor.username, another)).toEqual(["09:00", "23:15"]);
  expect(await spanOn(page, mentor.username, sunday)).toEqual([]);

  await page.reload();
  await expect(rangeOf(page, "Saturday", 2).getByLabel("To")).toHaveValue("24:00");
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(dayOf(day));
  await page.getByRole("switch", { name: "Pause bookings" }).check();
  await expect(page.getByText("0 times are free for students in the next 7 days.")).toBeVisible();
  await save(page);
  await expectSaved(page);
  await expect(page.getByText("You are pausing: nobody can book a meeting with you.")).toBeVisible();
  expect((await slotsOf(page, mentor.username)).days).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("invalid hours are refused at their field, and no input is lost", async ({ page }) => {
  const mentor = await createMentor();
  await signIn(page, mentor);
  await openHours(page);
  const tuesday = rangeOf(page, "Tuesday");
  await tuesday.getByLabel("To").selectOption("3 pm");
  await save(page);
  await expectWrong(tuesday.getByLabel("To"), "Please let the end come after the start");
  await expect(page.getByText("Something above is not right yet, so free times cannot be counted.")).toBeVisible();
  await tuesday.getByLabel("To").selectOption("4:15 pm");
  await expect(tuesday.getByLabel("To")).toHaveAccessibleDescription(
    "Please leave at least 30 minutes, which one meeting takes",
  );
  await tuesday.getByLabel("To").selectOption("6 pm");
  await expect(tuesday.getByLabel("To")).not.toHaveAttribute("aria-invalid");

  await page.getByRole("button", { name: "Add hours on Tuesday" }).click();
  await rangeOf(page, "Tuesday", 2).getByLabel("From").selectOption("5 pm");
  await save(page);
  await expectWrong(tuesday.getByLabel("From"), "These hours overlap");
  await page.getByRole("button", { name: "Remove Tuesday, hours 2" }).click();

  await page.getByRole("button", { name: "Add a day off" }).click();
  await save(page);
  await expectWrong(page.getByLabel("Day", { exact: true }), "Please choose a day");
  await page.getByLabel("Day", { exact: true }).fill("2030-01-26");
  await page.getByRole("button", { name: "Add other hours" }).click();
  await page.getByLabel("Day", { exact: true }).last().fill("2030-01-26");
  await save(page);
  await expectWrong(page.getByLabel("Day", { exact: true }).first(), "This day is in the list twice");
  await page.getByLabel("Day", { exact: true }).last().fill("2030-01-27");
  await save(page);
  await expectSaved(page);
  await expect(page.getByLabel("Day", { exact: true }).last()).toHaveValue("2030-01-27");
});

test("unsaved changes survive a running save and an attempt to leave", async ({ page }) => {
  await test.step("a change during a running save stays and counts as unsaved", async () => {
    const mentor = await createMentor();
    await signIn(page, mentor);
    await openHours(page);
    const friday = rangeOf(page, "Friday").getByLabel("To");
    await friday.selectOption("7 pm");
    const letSave = await holdBack(page, (request) => request.method() === "POST");
    await save(page);
    await friday.selectOption("8 pm");
    await letSave();
    await expect(toastOf(page, "Your hours are saved.")).toBeVisible();
    await expect(friday).toHaveValue("20:00");
    await expect(form(page).getByText("All is saved")).toBeHidden();
    await save(page);
    await expectSaved(page);
    await page.reload();
    await expect(friday).toHaveValue("20:00");
  });
  await test.step("links and the back button ask before they discard unsaved hours", async () => {
    const mentor = await createMentor();
    await signIn(page, mentor);
    await page.goto("/previous_questions");
    await openHours(page);
    await rangeOf(page, "Friday").getByLabel("To").selectOption("7 pm");
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    const pyqs = page.getByRole("banner").getByRole("link", { name: "PYQ's" });
    await pyqs.click();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(rangeOf(page, "Friday").getByLabel("To")).toHaveValue("19:00");
    // Opening another tab of the same page discards nothing.
    await page.getByRole("tab", { name: "Meetings" }).click();
    await page.getByRole("tab", { name: "Availability" }).click();
    await expect(question).toBeHidden();
    await expect(rangeOf(page, "Friday").getByLabel("To")).toHaveValue("19:00");
    await pyqs.click();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(page).toHaveURL("/previous_questions");
  });
});

test("the second of two windows to save gets a conflict, and the mentor chooses", async ({ page }) => {
  const mentor = await createMentor();
  await signIn(page, mentor);
  await openHours(page);
  const second = await page.context().newPage();
  await openHours(second);
  const until = (window: Page) => rangeOf(window, "Friday").getByLabel("To");
  await until(page).selectOption("7 pm");
  await save(page);
  await expectSaved(page);

  await until(second).selectOption("8 pm");
  await save(second);
  await expect(second.getByText("Your hours were changed in another window.")).toBeVisible();
  await expect(until(second)).toHaveValue("20:00");
  await second.getByRole("button", { name: "Save mine instead" }).click();
  await expectSaved(second);

  await until(page).selectOption("9 pm");
  await save(page);
  await page.getByRole("button", { name: "Discard mine and load the latest" }).click();
  await expect(until(page)).toHaveValue("20:00");
  await expect(form(page).getByText("All is saved")).toBeVisible();
  await until(page).selectOption("9 pm");
  await save(page);
  await expectSaved(page);
});

test("hours are changed and saved by keyboard only", async ({ page }) => {
  const mentor = await createMentor();
  const day = inIndia(9, "12:00");
  await signIn(page, mentor);
  await openHours(page);
  await expect(form(page)).toBeVisible();
  await page.getByRole("tab", { name: "Availability" }).focus();
  await tabTo(page, page.getByRole("switch", { name: "Pause bookings" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await tabTo(page, rangeOf(page, "Monday").getByLabel("From"));
  await page.keyboard.type("10 am");
  await tabTo(page, page.getByRole("button", { name: "Copy the hours of Monday to other days" }));
  await page.keyboard.press("Enter");
  const copying = page.getByRole("dialog", { name: "Copy the hours of Monday" });
  await expect(copying.getByRole("checkbox", { name: "All other days" })).toBeFocused();
  await page.keyboard.press("Space");
  await tabTo(page, copying.getByRole("button", { name: "Copy" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy the hours of Monday to other days" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Add hours on Sunday" }));
  await page.keyboard.press("Enter");
  await expect(rangeOf(page, "Sunday", 2).getByLabel("From")).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Save hours" }));
  await page.keyboard.press("Enter");
  await expectSaved(page);
  expect((await spanOn(page, mentor.username, day))[0]).toBe("10:00");
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "Europe/London" });

  test("the device's time zone is offered but optional, and bookings keep their time", async ({ page }) => {
    const mentor = await createMentor();
    const booked = inIndia(5, "16:30");
    const student = await createAccount();
    await bookBy(page.request, student, mentor.username, booked);
    await signIn(page, mentor);
    await openHours(page);
    const zone = page.getByLabel("Your hours are on the clock of");
    await expect(zone).toHaveValue("Asia/Kolkata");
    await expect(zone).toHaveAccessibleDescription(/^Asia\/Kolkata: it is \d+:\d\d [ap]m there now\.$/);
    await expect(page.getByText("Your device is on the clock of Europe/London.")).toBeVisible();
    await page.getByRole("button", { name: "Use this zone" }).click();
    await expect(zone).toHaveValue("Europe/London");
    await expect(page.getByText("Your device is on the clock of Europe/London.")).toHaveCount(0);
    await save(page);
    await expectSaved(page);
    expect((await slotsOf(page, mentor.username)).mentorTimeZone).toBe("Europe/London");
    const { data } = (await (await page.request.get("/api/v1/meetings", { headers: student.headers })).json()) as {
      data: { startsAt: string }[];
    };
    expect(data.map(({ startsAt }) => startsAt)).toEqual([booked.toISOString()]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hours are readable", async ({ page }) => {
    await signIn(page, await createMentor());
    await page.goto("/profile");
    await page.getByRole("link", { name: "Availability" }).click();
    await expect(page.getByText("Monday to Sunday")).toBeVisible();
    expect(await page.content()).toContain("Changing your hours needs JavaScript.");
    await expect(page.getByRole("button", { name: "Save hours" })).toHaveCount(0);
  });
});
