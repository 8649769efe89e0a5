import { createMentor } from "../support/people";
import { dayInWords, dayOf, inIndia } from "../support/india-time";
import { meetingsOf, signInStudent } from "./booking";
import { expect, test } from "./fixtures";

/** Ahead of India, mostly with another date. */
const ZONE = "Pacific/Auckland";
const clockIn = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit", hourCycle: "h12", timeZone })
    .format(time)
    .replace(/\s/g, " ");

test.describe("a viewer in another time zone", () => {
  test.use({ timezoneId: ZONE });

  test("sees local times, can choose another zone, and sees both before confirming", async ({ page }) => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    const time = inIndia(2, "16:00");
    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}`);
    await expect(page.getByText(/^Pacific\/Auckland \(GMT\+1[23]\)$/)).toBeVisible();
    await expect(page.getByLabel("Time zone")).toHaveValue(ZONE);
    // The next page is rendered for this zone.
    const html = await (await page.request.get(`/Book-a-Meeting?mentor=${mentor.username}`)).text();
    expect(html).toContain("Pacific/Auckland (GMT");

    const there = dayInWords(time, ZONE);
    await page.getByRole("link", { name: new RegExp(`^${there}, `) }).click();
    await expect(page.getByRole("heading", { name: there })).toBeVisible();
    await page.getByRole("link", { name: clockIn(time, ZONE), exact: true }).click();
    await expect(
      page.getByText(new RegExp(`^${there}, ${clockIn(time, ZONE)} to .* \\(Pacific/Auckland\\)$`)),
    ).toBeVisible();
    await expect(
      page.getByText(`For ${mentor.name}: ${dayInWords(time)}, 4:00 pm to 4:30 pm (Asia/Kolkata)`),
    ).toBeVisible();

    await page.getByRole("link", { name: "Choose another time" }).click();
    await page.getByLabel("Time zone").selectOption({ label: "Kathmandu" });
    await expect(page).toHaveURL(/&at=[^&]+&zone=Asia%2FKathmandu$/);
    await expect(page.getByText("Asia/Kathmandu (GMT+5:45)")).toBeVisible();
    // The times that were free stay free, under their local date.
    const shown = new Date(new URL(page.url()).searchParams.get("at")!);
    await expect(page.getByRole("heading", { name: dayInWords(shown, "Asia/Kathmandu") })).toBeVisible();
    await page.getByRole("link", { name: new RegExp(`^${dayInWords(time)}, `) }).click();
    await page.getByRole("link", { name: "4:15 pm", exact: true }).click();
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
    expect(await meetingsOf(page.request, student)).toMatchObject([{ startsAt: time.toISOString() }]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("links and one form book a meeting in the mentor's time zone, which the page names", async ({ page }) => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    const time = inIndia(3, "16:30");
    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}`);
    await expect(page.getByText("Asia/Kolkata (GMT+5:30), the mentor's time zone")).toBeVisible();
    await page.getByRole("link", { name: `${dayInWords(time)}, 4 slots` }).click();
    await page.getByLabel("Time zone").selectOption({ label: "Kathmandu" });
    await page.getByRole("button", { name: "Show times" }).click();
    await page.getByRole("link", { name: "4:45 pm" }).click();
    await expect(
      page.getByText(`For ${mentor.name}: ${dayInWords(time)}, 4:30 pm to 5:00 pm (Asia/Kolkata)`),
    ).toBeVisible();
    await page.getByLabel("Topic (optional)").fill("x".repeat(201));
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page.getByText("Please use at most 200 characters")).toBeVisible();
    await expect(page.getByLabel("Topic (optional)")).toHaveValue("x".repeat(201));
    await page.getByLabel("Topic (optional)").fill("Fractions");
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
    expect(await meetingsOf(page.request, student)).toMatchObject([
      { startsAt: time.toISOString(), topic: "Fractions" },
    ]);
  });

  test("a time that is gone keeps the input, and the same form offers another one", async ({ page }) => {
    const mentor = await createMentor();
    const student = await signInStudent(page);
    const time = inIndia(2, "17:30");
    const override = [{ date: dayOf(time), ranges: [{ from: "16:00", to: "17:30" }] }];
    await page.goto(`/Book-a-Meeting?mentor=${mentor.username}&slot=${time.toISOString()}`);
    await page.getByRole("radio", { name: /^In person/ }).check();
    await page.getByLabel("Class (optional)").selectOption("Class 10");
    await page.getByLabel("Topic (optional)").fill("Percentages");
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page.getByText("Please give a place or a phone number")).toBeVisible();
    await page.getByLabel("Place or phone number").fill("Café Goodluck");
    const { data } = (await (
      await page.request.get("/api/v1/teachers/availability", { headers: mentor.headers })
    ).json()) as {
      data: object;
    };
    await page.request.put("/api/v1/teachers/availability", {
      headers: mentor.headers,
      data: { ...data, overrides: override },
    });
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page.getByText("This time is no longer free. Please choose another one.")).toBeVisible();
    await expect(page.getByLabel("Topic (optional)")).toHaveValue("Percentages");
    await expect(page.getByLabel("Class (optional)")).toHaveValue("Class 10");
    await expect(page.getByRole("radio", { name: /^In person/ })).toBeChecked();
    await page.getByRole("group", { name: "Another time" }).getByRole("radio").first().check();
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(page).toHaveURL(/\/Book-a-Meeting\?booked=/);
    expect(await meetingsOf(page.request, student)).toMatchObject([
      { startsAt: inIndia(3, "16:00").toISOString(), topic: "Percentages", className: "Class 10", format: "in_person" },
    ]);
  });
});
