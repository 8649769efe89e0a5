import { createAccount, createMentor } from "../support/people";
import { dayInWords, dayOf, inIndia } from "../support/india-time";
import { signIn } from "./accounts";
import { bookBy, meetingsOf, signInStudent } from "./booking";
import { expect, test } from "./fixtures";
import { toastOf } from "./own-profile";

const MOVED = "The meeting is moved. Both of you get a mail with the new time.";
const LATE = "This meeting begins in less than two hours. The other side may be on the way already.";

test("either side moves a meeting, and only its time changes", async ({ page }) => {
  await test.step("either side moves a meeting, and only its time changes", async () => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    const [first, second, third] = [inIndia(2, "16:00"), inIndia(2, "17:30"), inIndia(4, "16:30")];
    const meeting = await bookBy(page.request, student, mentor.username, first);

    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&move=${meeting._id}&day=${dayOf(first)}`);
    await expect(page.getByRole("heading", { name: `Move your meeting with ${mentor.name}` })).toBeVisible();
    const kept = page.getByRole("region", { name: mentor.name });
    await expect(kept).toContainText(`${dayInWords(first)}, 4:00 pm (Asia/Kolkata)`);
    for (const fact of ["Online", "Class 9", "Fractions"]) await expect(kept).toContainText(fact);
    await expect(page.getByText(LATE)).toHaveCount(0);
    // The meeting's current time is not free.
    await expect(page.getByRole("link", { name: "4:00 pm" })).toHaveCount(0);
    await page.getByRole("link", { name: "5:30 pm" }).click();
    await expect(page.getByLabel("Topic (optional)")).toHaveCount(0);
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(toastOf(page, MOVED)).toBeVisible();
    await expect(page).toHaveURL("/profile?tab=meetings");
    const [moved, ...others] = await meetingsOf(page.request, student);
    expect(others).toEqual([]);
    expect(moved).toMatchObject({ startsAt: second.toISOString(), topic: "Fractions", className: "Class 9" });

    // Moving works the same for the mentor, even when somebody else takes the new time first.
    await page.context().clearCookies();
    await signIn(page, mentor);
    await page.goto(`/Book-a-Meeting?move=${moved!._id}&slot=${inIndia(4, "16:00").toISOString()}`);
    await expect(page.getByRole("heading", { name: "Move your meeting with Meera Iyer" })).toBeVisible();
    const stranger = await createAccount();
    await bookBy(page.request, stranger, mentor.username, inIndia(4, "16:00"));
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page.getByText("This time is no longer free. Please choose another one.")).toBeVisible();
    await page.getByRole("group", { name: "Another time" }).getByRole("radio").first().check();
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page).toHaveURL("/profile?tab=meetings");
    expect(await meetingsOf(page.request, student)).toMatchObject([
      { startsAt: third.toISOString(), topic: "Fractions" },
    ]);

    // The meeting that was moved twice is no longer movable, and nobody else can see it.
    await page.goto(`/Book-a-Meeting?move=${meeting._id}`);
    await expect(page.getByText("This meeting is over or cancelled, so it stays as it is.")).toBeVisible();
    await page.context().clearCookies();
    await signInStudent(page);
    await page.goto(`/Book-a-Meeting?move=${moved!._id}`);
    await expect(page.getByText("This meeting does not exist.")).toBeVisible();
  });
  await test.step("moving a meeting that is about to begin shows a warning", async () => {
    const mentor = await createMentor({ hours: [{ from: "00:00", to: "24:00" }] });
    const student = await signInStudent(page);
    const soon = new Date(Math.ceil(Date.now() / 1_800_000 + 1) * 1_800_000);
    const meeting = await bookBy(page.request, student, mentor.username, soon);
    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&move=${meeting._id}`);
    await expect(page.getByText(LATE)).toBeVisible();
  });
});
