import type { Frame, Page } from "@playwright/test";
import { isHealthy, type NextServer, startNext } from "@/scripts/next-process";
import { freePort } from "@/scripts/port";
import { createMentor } from "../support/people";
import { meetingsOf, signInStudent } from "./booking";
import { expect, expectAccessible, test } from "./fixtures";

/** A second server on the same database, with Calendly's widget instead of the built-in scheduler. */
let server: NextServer;
let address: string;

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  const env = {
    NODE_ENV: "production",
    APP_URL: address,
    LOG_LEVEL: "warn",
    TRUSTED_PROXIES: "1",
    DEV_OUTBOX: "1",
    NEXT_PUBLIC_CALENDLY_URL: "https://calendly.com/mentorhood/30min",
  };
  server = startNext({ command: "start", host: "127.0.0.1", port, env, quiet: true });
  expect(await isHealthy(address, server.ended), server.output()).toBe(true);
});
test.afterAll(() => server.stop());

/** The message that Calendly's frame posts to the page after a booking. */
const scheduled = (uri: string) => ({ event: "calendly.event_scheduled", payload: { event: { uri } } });

async function widgetOf(page: Page): Promise<Frame> {
  await expect(page.getByTitle("Choose a time with Calendly")).toBeVisible();
  const find = () => page.frames().find((one) => one.url().startsWith("https://calendly.com/"));
  await expect.poll(() => find() !== undefined).toBe(true);
  await find()!.waitForLoadState();
  return find()!;
}

test("a booking in the widget is recorded once, and only Calendly's own message counts", async ({ page }) => {
  await page
    .context()
    .route("https://calendly.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Calendly</title>" }),
    );
  const mentor = await createMentor();
  const student = await signInStudent(page);
  const uri = `https://api.calendly.com/scheduled_events/${crypto.randomUUID()}`;

  await page.goto(`${address}/Book-a-Meeting?mentor=${mentor.username}`);
  const frame = await widgetOf(page);
  const { pathname, searchParams } = new URL(frame.url());
  expect(pathname).toBe("/mentorhood/30min");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    name: student.name,
    email: student.email,
    a1: mentor.username,
  });
  await expect(page.getByRole("heading", { name: "Choose a time" })).toHaveCount(0);

  // A message from our own page and another one from Calendly: neither is recorded.
  await page.evaluate((message) => window.postMessage(message, "*"), scheduled(uri));
  await frame.evaluate(() => window.parent.postMessage({ event: "calendly.date_and_time_selected" }, "*"));
  await page.waitForLoadState("networkidle");
  expect(await meetingsOf(page.request, student)).toEqual([]);

  for (let times = 0; times < 2; times++) {
    await frame.evaluate((message) => window.parent.postMessage(message, "*"), scheduled(uri));
  }
  await expect(page.getByText("Your meeting is noted.")).toBeVisible();
  expect(await meetingsOf(page.request, student)).toHaveLength(1);
  await page.reload();
  const again = await widgetOf(page);
  await again.evaluate((message) => window.parent.postMessage(message, "*"), scheduled(uri));
  await page.getByRole("link", { name: "See your meetings" }).click();
  await expect(page).toHaveURL(`${address}/profile?tab=meetings`);
  expect(await meetingsOf(page.request, student)).toMatchObject([{ startsAt: null }]);
});

test("the page says that the widget is blocked and links to Calendly", async ({ page, allowedConsole }) => {
  allowedConsole.push(/Failed to load resource|postMessage/);
  await page.context().route("https://calendly.com/**", (route) => route.abort("blockedbyclient"));
  const mentor = await createMentor();
  await signInStudent(page);
  await page.goto(`${address}/Book-a-Meeting?mentor=${mentor.username}`);
  await expect(page.getByText("Calendly’s calendar does not come.")).toBeVisible();
  const link = page.getByRole("link", { name: "Book at Calendly" });
  await expect(link).toHaveAttribute("href", "https://calendly.com/mentorhood/30min");
  await expectAccessible(page);
});
