import { expect, test } from "vitest";
import { readPageFacts } from "../quality/crawl/page-facts";
import { textOf } from "./plain-form";
import { readPage, visit } from "./visit";

test("a subject's page has one canonical address and its own facts", async () => {
  const html = await readPage("/tutors/mathematics");
  const { canonicals, robots } = readPageFacts(html);
  expect(canonicals).toEqual([expect.stringMatching(/\/tutors\/mathematics$/)]);
  expect(robots).toBe("");
  expect(textOf(html)).toMatch(/\d+ mentors teach Mathematics in India\. Their students rate them \d\.\d out of 5/);
});

test("a town without mentors says so, links on and is noindex", async () => {
  const html = await readPage("/tutors/malayalam/misrikh-uttar-pradesh");
  expect(textOf(html)).toContain("Nobody teaches Malayalam in Misrikh yet");
  const { robots, hrefs } = readPageFacts(html);
  expect(robots).toBe("noindex, follow");
  expect(hrefs).toContain("/tutors/malayalam");
});

test("an unknown subject or town is a 404 that says so in its HTML", async () => {
  for (const path of [
    "/tutors/alchemy",
    "/tutors/mathematics/atlantis",
    "/tutors/mathematics/delhi/more",
    "/tutors/-",
  ]) {
    const answer = await visit(path);
    expect(answer.status, path).toBe(404);
    const html = await answer.text();
    expect(html, path).toContain("We do not know this subject or town.");
    expect(html, path).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  }
});

test("no request header makes a page look unknown", async () => {
  const headers = { "x-unknown-tutors": "1", "x-mentor-departed": "1" };
  expect(await readPage("/tutors/mathematics", headers)).toContain("Mathematics tutors in India");
});

test("the directory names every mentor, and its pages are noindex", async () => {
  expect(textOf(await readPage("/mentors/directory"))).toMatch(/Page 1: \w+ to \w+/);
  const { robots, hrefs } = readPageFacts(await readPage("/mentors/directory/1"));
  expect(robots).toBe("noindex, follow");
  expect(hrefs.filter((href) => href.startsWith("/mentor/profile/")).length).toBeGreaterThan(100);
  for (const page of ["99999", "zero"]) expect((await visit(`/mentors/directory/${page}`)).status, page).toBe(404);
});
