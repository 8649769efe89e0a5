import { describe, expect, test } from "vitest";
import { cookieOf, createAccount, createMentor, newPerson } from "../support/people";
import { inIndia } from "../support/india-time";
import { postForm, readForm, textOf } from "./plain-form";
import { newClient, readData, redirectOf, send, visit } from "./visit";

describe("the forms of accounts and the REST API decide alike", () => {
  test.each([
    ["/login", "login", { password: "Wrong-Tractor-1" }],
    ["/login", "login", { email: "nobody@example.com", password: "Wrong-Tractor-1" }],
    ["/login", "login", { email: "nobody", password: "x" }],
    ["/login", "login", { password: "x".repeat(129) }],
    ["/register", "register", { name: " ", password: "Violet-Kettle-7" }],
    ["/register", "register", { name: "Meera", email: "x@y", password: "secret" }],
    ["/register", "register", { name: "Meera", password: "Violet-Kettle-7" }],
    ["/reset-password", "forgot-password", { email: "nobody" }],
    ["/reset-password", "forgot-password", { email: "nobody@example.com" }],
  ])("%s: %s with %o", async (path, operation, given) => {
    const fields = { email: (await createAccount()).email, ...given };
    const answer = await visit(`/api/v1/users/${operation}`, { method: "POST", body: new URLSearchParams(fields) });
    const told = (await answer.json()) as { message: string; errors?: { message: string }[] };
    const form = await readForm(path, "main form:has([name=email])");
    for (const [name, text] of Object.entries(fields)) form.set(name, text);
    const page = textOf(await (await postForm(path, form)).text());
    for (const text of told.errors?.map(({ message }) => message) ?? [told.message]) expect(page).toContain(text);
  });
});

test("too many requests show an error on the form, with the time to wait", async () => {
  const headers = { "X-Forwarded-For": newClient() };
  const { email } = newPerson();
  for (let n = 0; n < 5; n++)
    expect((await send("POST", "/api/v1/subscriptions", { email }, headers)).status).toBe(200);
  const form = await readForm("/mentors", "#subscribe form, form:has([name=email])");
  form.set("email", email);
  const page = textOf(await (await postForm("/mentors", form, headers)).text());
  expect(page).toMatch(/Too many attempts\. Please try again in \d+ (minutes|seconds)\./);
});

test("the same booking form posted twice books once, and another form for the same time is refused", async () => {
  const mentor = await createMentor();
  const student = await createAccount();
  const session = await cookieOf(student);
  const path = `/Book-a-Meeting?mentor=${mentor.username}&slot=${inIndia(2, "16:00").toISOString()}`;
  const form = await readForm(path, '[aria-label="Booking"]', session);
  const booked = new Set<string | null>();
  for (const answer of await Promise.all([postForm(path, form, session), postForm(path, form, session)])) {
    expect(answer.status).toBe(303);
    booked.add(redirectOf(answer));
  }
  expect([...booked]).toEqual([expect.stringMatching(/^\/Book-a-Meeting\?booked=[\w-]{36}$/)]);
  const screen = textOf(await (await visit([...booked][0]!, { headers: session })).text());
  expect(screen).toContain(`Your meeting with ${mentor.name} is booked`);
  expect(screen).toContain("Add it to Google Calendar");
  form.set("idempotencyKey", crypto.randomUUID());
  const other = await postForm(path, form, session);
  expect(other.status).toBe(200);
  expect(await other.text()).toContain("You have booked this meeting already.");
  expect(await readData("/api/v1/meetings", student.headers)).toHaveLength(1);
});

test("a mail program unsubscribes with one POST, and a browser that opens the link gets the button", async () => {
  const { email } = newPerson();
  expect((await send("POST", "/api/v1/subscriptions", { email })).status).toBe(200);
  const outbox = await (await visit("/dev/outbox")).text();
  const mail = outbox.slice(outbox.indexOf(email));
  const token = /subscribe\/unsubscribe\/([\w-]{43})/.exec(mail)![1]!;
  const address = `/api/v1/subscriptions/unsubscribe/${token}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await visit(address, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });
  expect(answer.status).toBe(200);
  expect(redirectOf(await visit(address))).toBe(`/subscribe/unsubscribe/${token}`);
});
