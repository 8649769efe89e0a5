import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/platform/db/prisma";
import { inIndia } from "../support/india-time";
import { cookieOf, createAccount, createMentor } from "../support/people";
import { readPageFacts } from "../quality/crawl/page-facts";
import { textOf } from "./plain-form";
import { readPage, redirectOf, send, visit } from "./visit";

const day = inIndia(2, "12:00").toISOString().slice(0, 10);
const slot = inIndia(2, "16:30").toISOString();

test("free times are public, tell nobody's data and stay out of search engines", async () => {
  const [mentor, student] = [await createMentor(), await createAccount()];
  const booking = {
    mentor: mentor.username,
    startsAt: slot,
    format: "in_person",
    topic: "Fractions of a secret",
    contact: "98123 45678",
    timeZone: "Asia/Kolkata",
    idempotencyKey: randomUUID(),
  };
  expect((await send("POST", "/api/v1/meetings/create-meeting", booking, student.headers)).status).toBe(201);
  const path = `/Book-a-Meeting?mentor=${mentor.username}&day=${day}`;
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  const html = await answer.text();
  expect(readPageFacts(html).robots).toMatch(/noindex/);
  const page = textOf(html);
  for (const clock of ["4:00 pm", "5:00 pm", "5:30 pm"]) expect(page).toContain(clock);
  expect(page).not.toContain("4:30 pm");
  const own = [student.name, student.email, mentor.email, "98123", "secret", "meet.example.org"];
  expect(own.filter((text) => html.includes(text))).toEqual([]);
  // With a session it is the same page.
  expect(textOf(await readPage(path, await cookieOf(await createAccount())))).toContain("5:30 pm");
});

test("choosing a time, moving and what is booked need a session, and lead to a sign-in that names the time", async () => {
  const { username, name } = await createMentor();
  const chosen = `/Book-a-Meeting?mentor=${username}&day=${day}&slot=${slot}`;
  for (const path of [
    chosen,
    "/Book-a-Meeting",
    ...["move", "booked"].map((key) => `/Book-a-Meeting?${key}=${randomUUID()}`),
  ]) {
    const answer = await visit(path);
    const from = new URLSearchParams(redirectOf(answer)?.split("?")[1]).get("from");
    expect([answer.status, from && decodeURIComponent(from)]).toEqual([307, path]);
  }
  const login = textOf(await readPage(redirectOf(await visit(chosen))!));
  expect(login).toMatch(new RegExp(`Log in to book ${name}, \\w{3} 4:30 pm`));
});

test("a mentor without saved hours has no times yet", async () => {
  const mentor = await createMentor();
  await prisma.availability.delete({ where: { mentorId: mentor.profileId } });
  const page = textOf(await readPage(`/Book-a-Meeting?mentor=${mentor.username}`));
  expect(page).toContain(`${mentor.name} has not named any times yet.`);
});
