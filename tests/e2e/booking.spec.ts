import type { Page } from "@playwright/test";
import { createAccount, createMentor } from "../support/people";
import { dayInWords, dayOf, inIndia } from "../support/india-time";
import { fillLogin, signIn } from "./accounts";
import { bookBy, meetingsOf, signInStudent } from "./booking";
import { expect, test } from "./fixtures";
import { tabTo, typeInto } from "./own-profile";

const TAKEN = "This time is no longer free. Please choose another one.";

type Me = { data: { username: string } };

const dayLink = (page: Page, time: Date, slots: string) =>
  page.getByRole("link", { name: `${dayInWords(time)}, ${slots}`, exact: true });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirm", exact: true });

test("a person chooses a time and books it in person", async ({ page }) => {
  const mentor = await createMentor();
  const person = await signInStudent(page);
  await page.goto(`/mentor/profile/${mentor.username}`);
  await page.getByRole("link", { name: "Book a Appointment" }).first().click();
  await expect(page).toHaveURL(`/Book-a-Meeting?mentor=${mentor.username}`);
  await expect(page).toHaveTitle(`Book a meeting with ${mentor.name} | Mentorhood`);
  await expect(page.getByRole("link", { name: `See the profile of ${mentor.name}` })).toBeVisible();

  const time = inIndia(2, "16:30");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await dayLink(page, time, "4 slots").click();
  await expect(page.getByRole("heading", { name: dayInWords(time) })).toBeVisible();
  await expect(page.getByRole("list", { name: "Afternoon" }).getByRole("link")).toHaveText(["4:00 pm", "4:30 pm"]);
  await expect(page.getByRole("list", { name: "Evening" }).getByRole("link")).toHaveText(["5:00 pm", "5:30 pm"]);
  await page.getByRole("link", { name: "4:30 pm" }).click();
  await expect(page.getByText(`${dayInWords(time)}, 4:30 pm to 5:00 pm (Asia/Kolkata)`)).toBeVisible();

  // Every state has an address, so the back button restores the day.
  await page.goBack();
  await expect(dayLink(page, time, "4 slots")).toHaveAttribute("aria-current", "true");
  await page.goForward();
  await page.getByLabel("Class (optional)").selectOption("Class 10");
  await page.getByLabel("Topic (optional)").fill("Triangles");
  const place = page.getByLabel("Place or phone number");
  await expect(place).toBeHidden();
  await page.getByRole("radio", { name: /^In person/ }).check();
  await confirm(page).click();
  await expect(page.getByText("Please give a place or a phone number")).toBeVisible();
  await expect(place).toBeFocused();
  await place.fill("98123 45678");
  await confirm(page).click();
  await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
  await expect(page.getByRole("heading", { name: `Your meeting with ${mentor.name} is booked` })).toBeVisible();
  await expect(page.getByText(`${mentor.name} sees the place or phone number that you gave.`)).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  const [meeting, ...others] = await meetingsOf(page.request, person);
  expect(others).toEqual([]);
  expect(meeting).toMatchObject({
    startsAt: time.toISOString(),
    topic: "Triangles",
    className: "Class 10",
    format: "in_person",
    contact: "98123 45678",
  });
  // The back button restores the day without the booked time, and its form reports the existing booking.
  await page.goBack();
  await expect(dayLink(page, time, "3 slots")).toBeVisible();
  await expect(page.getByRole("link", { name: "4:30 pm" })).toHaveCount(0);
  await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&slot=${time.toISOString()}`);
  await expect(page.getByText("You have booked this meeting already.")).toBeVisible();
  await page.getByRole("link", { name: "See the meeting" }).click();
  await expect(page).toHaveURL(/\/profile\?tab=meetings#meeting-/);
});

test("the topic survives a change of time and an expired session", async ({ page }) => {
  const mentor = await createMentor();
  const person = await signInStudent(page);
  const [first, second] = [inIndia(2, "16:30"), inIndia(2, "17:00")];
  const at = (time: Date) => `/Book-a-Meeting?mentor=${mentor.username}&day=${dayOf(time)}&slot=${time.toISOString()}`;
  const fields = [page.getByLabel("Topic (optional)"), page.getByLabel("Class (optional)")] as const;
  const inPerson = page.getByRole("radio", { name: /^In person/ });
  const place = page.getByLabel("Place or phone number");
  const expectKept = async () => {
    await expect(place).toHaveValue("Café Goodluck");
    await expect(fields[0]).toHaveValue("Triangles");
    await expect(fields[1]).toHaveValue("Class 10");
    await expect(inPerson).toBeChecked();
  };
  await page.goto(at(first));
  await fields[0].fill("Triangles");
  await fields[1].selectOption("Class 10");
  await inPerson.check();
  await place.fill("Café Goodluck");
  await page.getByRole("link", { name: "Choose another time" }).click();
  await page.getByRole("link", { name: "5:00 pm" }).click();
  await expect(page.getByText(`${dayInWords(second)}, 5:00 pm to 5:30 pm (Asia/Kolkata)`)).toBeVisible();
  await expectKept();

  await page.context().clearCookies();
  await confirm(page).click();
  await page.getByRole("form", { name: "Booking" }).getByRole("link", { name: "Login" }).click();
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(`${dayInWords(second)}, 5:00 pm to 5:30 pm (Asia/Kolkata)`)).toBeVisible();
  await expectKept();
  await confirm(page).click();
  await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
  const [meeting] = await meetingsOf(page.request, person);
  expect(meeting).toMatchObject({ topic: "Triangles", className: "Class 10", format: "in_person" });

  // A booking clears the draft.
  await page.goBack();
  await expect(page.getByText("You have booked this meeting already.")).toBeVisible();
});

test("a meeting is booked by keyboard only, and each step moves the focus", async ({ page }) => {
  const mentor = await createMentor();
  const student = await signInStudent(page);
  await page.goto(`/Book-a-Meeting?mentor=${mentor.username}`);
  const time = inIndia(3, "17:00");
  const day = dayLink(page, time, "4 slots");
  await tabTo(page, day);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: dayInWords(time) })).toBeVisible();
  await expect(day).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "5:00 pm" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Confirm your meeting" })).toBeFocused();
  await typeInto(page, page.getByLabel("Topic (optional)"), "x".repeat(201));
  await page.keyboard.press("Tab");
  await expect(page.getByText("Please use at most 200 characters")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Topic (optional)")).toBeFocused();
  await typeInto(page, page.getByLabel("Topic (optional)"), "Graphs");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
  expect((await meetingsOf(page.request, student)).map(({ topic }) => topic)).toEqual(["Graphs"]);
});

test("a time that somebody else takes first is replaced by the next free ones, and the input stays", async ({
  page,
}) => {
  const mentor = await createMentor();
  const student = await signInStudent(page);
  const stranger = await createAccount();
  const time = inIndia(2, "16:00");
  await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&slot=${time.toISOString()}`);
  await page.getByLabel("Topic (optional)").fill("Circles");
  await page.getByLabel("Class (optional)").selectOption("Class 9");
  await page.getByRole("radio", { name: /^In person/ }).check();
  await page.getByLabel("Place or phone number").fill("Café Goodluck");
  await bookBy(page.request, stranger, mentor.username, time);
  await confirm(page).click();
  await expect(page.getByText(TAKEN)).toBeVisible();
  await expect(page.getByRole("group", { name: "Another time" })).toBeFocused();
  await expect(page.getByLabel("Topic (optional)")).toHaveValue("Circles");
  const offered = page.getByRole("group", { name: "Another time" }).getByRole("radio");
  await expect(offered).toHaveCount(5);

  await confirm(page).click();
  await expect(page.getByText("Please choose a time")).toBeVisible();
  // The second offered time is taken before the form is sent.
  await bookBy(page.request, stranger, mentor.username, inIndia(2, "17:00"));
  await offered.nth(1).check();
  await expect(page.getByText("Your time", { exact: true })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText("No longer free", { exact: true })).toBeVisible();
  await offered.first().check();
  await confirm(page).click();
  await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
  expect(await meetingsOf(page.request, student)).toMatchObject([
    { startsAt: inIndia(2, "17:30").toISOString(), topic: "Circles", className: "Class 9", format: "in_person" },
  ]);
});

test("no time of the old day can be chosen while another day loads", async ({ page }) => {
  const mentor = await createMentor();
  await signInStudent(page);
  const [old, next] = [inIndia(1, "16:00"), inIndia(2, "16:00")];
  await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&day=${dayOf(old)}`);
  await page.waitForLoadState("networkidle");
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/day=/, async (route) => {
    await gate;
    await route.continue();
  });
  await dayLink(page, next, "4 slots").click();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  await expect(page.getByRole("heading", { name: dayInWords(old) })).toBeVisible();
  const press = page.getByRole("link", { name: "4:00 pm" }).click();
  release();
  await press;
  await expect(page.getByText(`${dayInWords(next)}, 4:00 pm to 4:30 pm (Asia/Kolkata)`)).toBeVisible();
});

test("every address that cannot be booked offers a next step", async ({ page }) => {
  await test.step("an address whose time is gone offers the next free times", async () => {
    const mentor = await createMentor();
    await signInStudent(page);
    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&slot=${inIndia(1, "09:00").toISOString()}`);
    await expect(page.getByText(TAKEN)).toBeVisible();
    await page.getByRole("link", { name: "Choose another time" }).click();
    await expect(page.getByRole("heading", { name: "Choose a time" })).toBeFocused();
  });
  await test.step("paused and unlisted mentors are shown as unavailable", async () => {
    const paused = await createMentor({ availability: { isPaused: true } });
    // A mentor who has just registered teaches nothing yet.
    const unlisted = (await createAccount("mentor")).headers;
    const { data } = (await (await page.request.get("/api/v1/users/me", { headers: unlisted })).json()) as Me;
    await signInStudent(page);
    await page.goto(`/Book-a-Meeting?mentor=${paused.username}`);
    await expect(page.getByText(`${paused.name} has no free times at the moment.`)).toBeVisible();
    await page.goto(`/Book-a-Meeting?mentor=${data.username}`);
    await expect(page.getByText("This mentor cannot be booked at the moment.")).toBeVisible();
    await page.getByRole("link", { name: "Find another mentor" }).click();
    await expect(page).toHaveURL("/mentors");
  });
  await test.step("an unknown username, one's own and a missing one each offer a next step", async () => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    await page.goto("/Book-a-Meeting?mentor=nobody-of-this-name");
    await expect(page.getByRole("heading", { name: "Sorry No teacher Found With these details" })).toBeVisible();
    await page.goto("/Book-a-Meeting?mentor=%27%22%3Cscript%3E&day=2026-13-45&zone=Mars/Base&slot=soon&move=x");
    await expect(page.getByRole("heading", { name: "Sorry No teacher Found With these details" })).toBeVisible();

    await page.goto("/Book-a-Meeting");
    await expect(page.getByRole("heading", { name: "Recommended by other families" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Mentors you have met or booked" })).toHaveCount(0);
    await bookBy(page.request, student, mentor.username, inIndia(1, "16:00"));
    await page.context().addCookies([{ name: "user_location", value: "18.521,73.857", url: page.url() }]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Nearest to you" })).toBeVisible();
    const known = page.getByRole("region", { name: "Mentors you have met or booked" });
    await known.getByRole("link", { name: `Book a Call with ${mentor.name}` }).click();
    await expect(page.getByRole("heading", { name: `Book a meeting with ${mentor.name}` })).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, mentor);
    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}`);
    await expect(page.getByText("You cannot book a meeting with yourself.")).toBeVisible();
  });
});

test("a day without a free time offers the next one, and weeks page on as far as there are free times", async ({
  page,
}) => {
  const [free, off] = [inIndia(9, "16:00"), inIndia(2, "16:00")];
  const override = { date: dayOf(free), ranges: [{ from: "16:00", to: "16:30" }] };
  const mentor = await createMentor({ hours: [], availability: { overrides: [override] } });
  await signInStudent(page);
  // Without a day in the address, the first day with a free time is selected.
  await page.goto(`/Book-a-Meeting?mentor=${mentor.username}`);
  await expect(dayLink(page, free, "1 slot")).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("link", { name: "Later days" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "Earlier days" }).click();
  await expect(page.getByText("Nothing is free on this day.")).toBeVisible();
  await page.getByRole("link", { name: "Later days" }).click();
  await expect(dayLink(page, free, "1 slot")).toBeVisible();

  await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&day=${dayOf(off)}`);
  await expect(dayLink(page, off, "no slots")).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: /^Next free: .*, 4:00 pm$/ }).click();
  await expect(page.getByText(`${dayInWords(free)}, 4:00 pm to 4:30 pm (Asia/Kolkata)`)).toBeVisible();
});
