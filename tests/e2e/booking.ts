import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { bearerOf, createAccount, type Person } from "./accounts";

type Headers = Record<string, string>;
type Hours = { from: string; to: string }[];
type Mentor = { person: Person; name: string; username: string; headers: Headers };
type Booked = { _id: string; startsAt: string; topic: string | null; className: string | null; format: string };

const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const EVENINGS: Hours = [{ from: "16:00", to: "18:00" }];

let made = 0;

/** A mentor in the listing who can be booked from four to six each day in India, unless told. */
export async function createMentor(page: Page, hours: Hours = EVENINGS, changes: object = {}): Promise<Mentor> {
  const person = await createAccount(page, "mentor");
  const headers = await bearerOf(page.request, person);
  made += 1;
  const name = `Kavita Rao ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[made % 26]}`;
  const profile = await page.request.put("/api/v1/teachers/update-profile", {
    headers,
    data: {
      name,
      subjects: ["Mathematics"],
      classesOffered: [
        {
          subject: "Mathematics",
          educationLevel: "highschool",
          specificClasses: ["Class 9", "Class 10"],
          format: "hybrid",
        },
      ],
    },
  });
  expect(profile.status()).toBe(200);
  const { username } = ((await profile.json()) as { data: { username: string } }).data;
  const availability = {
    timeZone: "Asia/Kolkata",
    weeklyHours: Object.fromEntries(WEEK.map((day) => [day, hours])),
    overrides: [],
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    bufferMinutes: 0,
    isPaused: false,
    ...changes,
  };
  const saved = await page.request.put("/api/v1/teachers/availability", { headers, data: availability });
  expect(saved.status()).toBe(200);
  await page.context().clearCookies();
  return { person, name, username, headers };
}

/** A signed-in student; `headers` speak for the same person by the contract. */
export async function signInStudent(page: Page): Promise<{ person: Person; headers: Headers }> {
  const person = await createAccount(page);
  // The contract's sign-in leaves its cookie in the browser too.
  return { person, headers: await bearerOf(page.request, person) };
}

/** Another student, of whom the browser knows nothing. */
export async function createStranger(page: Page): Promise<Headers> {
  const cookies = await page.context().cookies();
  const headers = await bearerOf(page.request, await createAccount(page));
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  return headers;
}

/** Somebody else's browser, in another zone if told. */
export async function otherPage(browser: Browser, timezoneId = "Asia/Kolkata"): Promise<Page> {
  const { baseURL, extraHTTPHeaders } = test.info().project.use;
  const headers = {
    ...extraHTTPHeaders,
    "X-Forwarded-For": `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`,
  };
  return (await browser.newContext({ baseURL, timezoneId, extraHTTPHeaders: headers })).newPage();
}

/** Books by the contract. */
export async function bookBy(
  request: APIRequestContext,
  headers: Headers,
  mentor: string,
  startsAt: Date,
): Promise<Booked> {
  const data = {
    mentor,
    startsAt: startsAt.toISOString(),
    format: "online",
    topic: "Fractions",
    className: "Class 9",
    timeZone: "Asia/Kolkata",
    idempotencyKey: crypto.randomUUID(),
  };
  const answer = await request.post("/api/v1/meetings/create-meeting", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: Booked }).data;
}

/** Somebody's meetings to come. */
export async function meetingsOf(request: APIRequestContext, headers: Headers): Promise<Booked[]> {
  const answer = await request.get("/api/v1/meetings", { headers });
  return ((await answer.json()) as { data: Booked[] }).data;
}

/** An instant of India's clock, some days after its today. */
export function inIndia(days: number, clock: string): Date {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  const day = new Date(Date.parse(today) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00+05:30`);
}

/** "2026-03-04" and "Wednesday 4 March 2026" of an instant, as India's calendar has it. */
export const dayOf = (time: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(time);
export function dayInWords(time: Date, timeZone = "Asia/Kolkata"): string {
  const parts = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone }).formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
  return `${part("weekday")} ${part("day")} ${part("month")} ${part("year")}`;
}
