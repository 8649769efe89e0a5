import type { Locator } from "@playwright/test";
import { createAccount, createMentor } from "../support/people";
import { dayInWords, inIndia } from "../support/india-time";
import { fillLogin, logIn, signIn } from "./accounts";
import { otherPage } from "./booking";
import { expect, test } from "./fixtures";
import { toastOf } from "./own-profile";

test("one meeting from sign-in through booking and moving to its end, as both sides see it", async ({
  page,
  browser,
}) => {
  const mentor = await createMentor();
  const student = await createAccount();
  const [first, second] = [inIndia(2, "16:30"), inIndia(3, "17:30")];
  const booking = `/Book-a-Meeting?mentor=${mentor.username}`;
  const shortDay = (time: Date) => dayInWords(time).slice(0, 3);
  const confirm = page.getByRole("button", { name: "Confirm", exact: true });
  const chooseTime = async (time: Date, clock: string) => {
    await page.getByRole("link", { name: new RegExp(`^${dayInWords(time)}, \\d slots$`) }).click();
    await expect(page.getByRole("heading", { name: dayInWords(time) })).toBeVisible();
    await page.getByRole("link", { name: clock, exact: true }).click();
  };

  // Without a session the times can be seen and chosen; the sign-in leads back to the chosen one.
  await page.goto(booking);
  await chooseTime(first, "4:30 pm");
  await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Log in to book ${mentor.name}, ${shortDay(first)} 4:30 pm`,
  );
  await fillLogin(page, student);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(`${dayInWords(first)}, 4:30 pm to 5:00 pm (Asia/Kolkata)`)).toBeVisible();
  await confirm.click();

  await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your meeting with ${mentor.name} is booked`);
  await expect(page.getByRole("link", { name: "meet.example.org/kavita" })).toBeVisible();
  await expect(page.getByText("Both of you get a reminder a day and an hour before.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add it to Google Calendar" })).toHaveAttribute(
    "href",
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE/,
  );
  const own = page.getByRole("article", { name: mentor.name });
  await expect(own.getByRole("time")).toHaveText(`${dayInWords(first)}, 4:30 pm to 5:00 pm (Asia/Kolkata)`);

  const mentors = await otherPage(browser);
  await logIn(mentors, mentor);
  await mentors.goto("/profile?tab=meetings");
  const theirs = mentors.getByRole("article", { name: student.name });
  await expect(theirs.getByRole("time")).toHaveText(`${dayInWords(first)}, 4:30 pm to 5:00 pm (Asia/Kolkata)`);

  await own.getByRole("link", { name: "Move" }).click();
  await expect(page.getByRole("heading", { name: `Move your meeting with ${mentor.name}` })).toBeVisible();
  await chooseTime(second, "5:30 pm");
  await confirm.click();
  await expect(page).toHaveURL("/profile?tab=meetings");
  for (const [side, card] of [
    [page, own],
    [mentors, theirs],
  ] as const) {
    await side.reload();
    await expect(card).toHaveCount(1);
    await expect(card.getByRole("time")).toHaveText(`${dayInWords(second)}, 5:30 pm to 6:00 pm (Asia/Kolkata)`);
  }

  await own.getByRole("button", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this meeting?" });
  await question.getByLabel("Reason (optional)").fill("We are travelling.");
  await question.getByRole("button", { name: "Cancel the meeting" }).click();
  await expect(toastOf(page, "The meeting is cancelled.")).toBeVisible();
  await expect(own).toHaveCount(0);
  await mentors.goto("/profile?tab=meetings&when=past");
  await expect(theirs.getByText(`Cancelled by ${student.name}.`)).toBeVisible();
  await expect(theirs.getByText("“We are travelling.”")).toBeVisible();
  await mentors.context().close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a parent in Pune books class 9 maths nearby, in the evening and under 600, in at most 8 taps", async ({
    page,
  }) => {
    const mentor = await createMentor({ place: { latitude: 18.52, longitude: 73.855 }, hourlyFee: 50_000 });
    await signIn(page, await createAccount());
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };

    await page.goto("/");
    const search = page.getByLabel("Class/Course");
    await tap(search);
    await search.pressSequentially("class 9 maths in Pune within 5 km under 600 evening");
    await tap(page.getByRole("button", { name: "Search" }));
    await expect(page).toHaveURL(/\/mentors\?/);
    const active = page.getByRole("list", { name: "Active filters" });
    for (const chip of ["Mathematics", "Class 9", "Within 5 km", "Up to ₹600"])
      await expect(active).toContainText(chip);
    const first = page.getByRole("article").first();
    await expect(first.getByRole("heading")).toHaveText(mentor.name);
    await expect(first.getByRole("heading")).toBeInViewport();

    await tap(first.getByRole("link", { name: mentor.name }));
    await tap(
      page
        .getByRole("link", { name: /\d (am|pm)$/ })
        .filter({ visible: true })
        .first(),
    );
    await tap(page.getByRole("button", { name: "Confirm", exact: true }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your meeting with ${mentor.name} is booked`);
    expect(taps).toBeLessThanOrEqual(8);
  });
});
