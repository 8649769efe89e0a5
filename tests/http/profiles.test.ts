import { randomUUID } from "node:crypto";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { readPageFacts } from "../quality/crawl/page-facts";
import { cookieOf, createMentor } from "../support/people";
import { postForm, readForm, textOf } from "./plain-form";
import { readData, readPage, redirectOf, visit } from "./visit";

const profileOf = (username: string) => `/mentor/profile/${username}`;
const freshName = () => `tutor-${randomUUID().slice(0, 12)}`;

type Teacher = { username: string; isMentorVerified: boolean; classesOffered: { specificClasses: string[] }[] };
const listedMentors = (query: string) => readData<Teacher[]>(`/api/v1/teachers/all-teachers?${query}`);

test("every address of a profile contains all texts and one canonical address", async () => {
  const [{ username }] = (await listedMentors("sort=reviews&limit=1")) as [Teacher];
  type Profile = { qualifications: { institution: string }[]; reviews: { studentId: { name: string } }[] };
  const profile = await readData<Profile>(`/api/v1/teachers/profile/${username}`);
  for (const tab of ["", "?tab=courses", "?tab=qualifications", "?tab=reviews"]) {
    const html = await readPage(profileOf(username) + tab);
    expect(textOf(html)).toContain(profile.qualifications[0]!.institution);
    expect(textOf(html)).toContain(profile.reviews[9]!.studentId.name);
    expect(readPageFacts(html).canonicals).toEqual([expect.stringMatching(new RegExp(`${profileOf(username)}$`))]);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).not.toMatch(/"(email|mobileNumber|address)\\?"/);
  }
  // An unknown tab opens About, and the path of older links redirects to the tab.
  expect((await visit(`${profileOf(username)}?tab=nonsense`)).status).toBe(200);
  expect(redirectOf(await visit(`${profileOf(username)}/qualifications`))).toBe(
    `${profileOf(username)}?tab=qualifications`,
  );
});

test("an unknown mentor is a real 404 with the specified text and links", async () => {
  const [{ username }] = (await listedMentors("limit=1")) as [Teacher];
  for (const name of ["nobody-of-this-name", "NOT-A-NAME", "%00", "a%2Fb", `${username}/nonsense`, "x".repeat(500)]) {
    const answer = await visit(profileOf(name), { redirect: "follow" });
    expect(answer.status, name).toBe(404);
    const html = await answer.text();
    expect(textOf(html), name).toContain("Sorry No teacher Found With these details");
    expect(readPageFacts(html).titles, name).toEqual([expect.stringMatching(/^Mentor not found/)]);
  }
  const { document } = new JSDOM(await (await visit(profileOf(freshName()))).text()).window;
  expect(document.querySelector("main a")!.getAttribute("href")).toBe("/mentors");
  // With such a query, the HTML cannot carry the 404 message; the plain address can.
  const nobody = profileOf(freshName());
  const answer = await visit(`${nobody}?tab=reviews&sort=lowest`);
  expect([answer.status, redirectOf(answer)]).toEqual([307, nobody]);
});

test("old links of a renamed mentor redirect permanently", async () => {
  const mentor = await createMentor();
  const { username } = mentor;
  const name = freshName();
  // The page and the 404 are both cached by now.
  for (const time of [1, 2]) {
    expect([time, (await visit(profileOf(username))).status]).toEqual([time, 200]);
    expect([time, (await visit(profileOf(name))).status]).toEqual([time, 404]);
  }
  const session = await cookieOf(mentor);
  const form = await readForm("/profile?tab=settings", "form:has([name=username])", session);
  form.set("username", name);
  const saved = await postForm("/profile?tab=settings", form, session);
  expect(textOf(await saved.text())).toContain("Your username has been changed.");
  for (const query of ["", "?tab=reviews", "?tab=reviews&sort=highest&star=5"]) {
    const answer = await visit(profileOf(username) + query);
    expect([answer.status, redirectOf(answer), answer.headers.get("cache-control")]).toEqual([
      308,
      profileOf(name) + query,
      "no-cache",
    ]);
  }
  const { canonicals } = readPageFacts(await readPage(profileOf(name)));
  expect(canonicals).toEqual([expect.stringMatching(new RegExp(`${profileOf(name)}$`))]);
  const booking = await visit(`/Book-a-Meeting?mentor=${username}&zone=Asia%2FKolkata`, { headers: session });
  expect(redirectOf(booking)).toBe(`/Book-a-Meeting?mentor=${name}&zone=Asia%2FKolkata`);
});

test("the address of a deleted mentor is a 410 at once, without the name", async () => {
  const mentor = await createMentor({ name: "Tirumala Nageswara", subjects: ["Mathematics", "Physics"] });
  for (const time of [1, 2]) expect([time, (await visit(profileOf(mentor.username))).status]).toEqual([time, 200]);
  const headers = mentor.headers;
  expect((await visit("/api/v1/users/delete-profile", { method: "POST", headers })).status).toBe(200);
  for (const query of ["", "?tab=courses", "?tab=reviews&sort=lowest"]) {
    const answer = await visit(profileOf(mentor.username) + query);
    const html = await answer.text();
    expect(answer.status).toBe(410);
    expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>This mentor has left$/)]);
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex"/>']);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain(mentor.name);
  }
});

test("a mentor without reviews has N/A and a friendly message", async () => {
  const html = await readPage(`${profileOf((await createMentor()).username)}?tab=reviews`);
  expect(textOf(html)).toContain("No reviews yet");
  expect(textOf(html)).toContain("N/A");
});
