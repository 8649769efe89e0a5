import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { createAccount, type Person } from "../support/people";
import { signIn } from "./accounts";

type Booked = { _id: string; startsAt: string; topic: string | null; className: string | null; format: string };

/** A signed-in student. */
export async function signInStudent(page: Page): Promise<Person> {
  const student = await createAccount();
  await signIn(page, student);
  return student;
}

/** Another person's browser, optionally in another time zone. */
export async function otherPage(browser: Browser, timezoneId = "Asia/Kolkata"): Promise<Page> {
  const { baseURL, extraHTTPHeaders } = test.info().project.use;
  const headers = {
    ...extraHTTPHeaders,
    "X-Forwarded-For": `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`,
  };
  return (await browser.newContext({ baseURL, timezoneId, extraHTTPHeaders: headers })).newPage();
}

/** Books through the REST API. */
export async function bookBy(
  request: APIRequestContext,
  { headers }: Pick<Person, "headers">,
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

/** A person's upcoming meetings. */
export async function meetingsOf(request: APIRequestContext, { headers }: Pick<Person, "headers">): Promise<Booked[]> {
  const answer = await request.get("/api/v1/meetings", { headers });
  return ((await answer.json()) as { data: Booked[] }).data;
}
