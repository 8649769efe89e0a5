import { beforeAll, expect, test } from "vitest";
import { extractStructuredData, faultsOfStructuredData } from "../support/structured-data";
import { createMentor } from "../support/people";
import { readPageFacts } from "../quality/crawl/page-facts";
import { textOf } from "./plain-form";
import { readData, readPage, visit } from "./visit";

/** Pages with structured data: the types of their blocks, their address, and the mentor's username on a profile. */
const PAGES: readonly (readonly [string, (username: string) => string])[] = [
  ["Organization WebSite", () => "/"],
  ["BreadcrumbList ItemList", () => "/mentors"],
  ["BreadcrumbList ItemList", () => "/mentors?category=highschool"],
  ["BreadcrumbList ItemList", () => "/tutors"],
  ["BreadcrumbList ItemList", () => "/tutors/mathematics"],
  ["BreadcrumbList ItemList", () => "/tutors/mathematics/mumbai-maharashtra"],
  ["BreadcrumbList ItemList", () => "/previous_questions"],
  ["BreadcrumbList LearningResource", () => "/previous_questions/12th/Maths"],
  ["BreadcrumbList LearningResource", () => "/previous_questions/11th/Mathematics/mathematics-sample-paper-2023"],
  ["BreadcrumbList ProfilePage", (username) => `/mentor/profile/${username}`],
];
const PROFILE_VARIANTS = ["?tab=courses", "?tab=reviews", "?tab=reviews&sort=highest"];
const PLAIN_PAGES = [
  "/tutors",
  "/mentors/directory/1",
  "/become-an-instructor",
  "/learning-platform",
  "/career",
  "/privacy-policy",
  "/terms-condition",
];

const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** The visible text of a page, without its scripts; texts of elements in order. */
const visibleText = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

let username: string;
beforeAll(async () => {
  const [mentor] = await readData<{ username: string }[]>("/api/v1/teachers/all-teachers?sort=reviews&limit=1");
  username = mentor!.username;
});

test("the validators find errors", async () => {
  const mainEntity = { "@type": "Person", name: "Asha Rao" };
  const page = { "@context": "https://schema.org", "@type": "ProfilePage", mainEntity };
  const crumb = (position: number, item?: string) => ({ "@type": "ListItem", position, name: "Home", item });
  const faultsOf = async (data: object) => (await faultsOfStructuredData(script(data))).join();
  expect(await faultsOf(page)).toBe("");
  expect(await faultsOf({ ...page, mainEntitty: mainEntity })).toContain('Property "mainEntitty"');
  expect(await faultsOf({ ...page, "@type": "ProfilePag" })).toContain('Type "ProfilePag" is not a valid');
  expect(await faultsOf({ ...page, mainEntity: { "@type": "Person" } })).toContain('"name" is missing');
  const crumbs = { ...page, "@type": "BreadcrumbList", mainEntity: undefined };
  expect(await faultsOf({ ...crumbs, itemListElement: [crumb(1, "/"), crumb(2)] })).toContain("Invalid URL");
  expect((await faultsOfStructuredData("<script type='application/ld+json'>{</script>")).join()).toContain("parse");
});

test("each page has its kinds of structured data", async () => {
  // The crawl validates every page's data.
  for (const [types, addressOf] of PAGES) {
    const html = await readPage(addressOf(username));
    expect(Object.keys(extractStructuredData(html)).sort().join(" "), addressOf(username)).toBe(types);
  }
});

test("all pages with breadcrumbs have valid data with absolute URLs that respond", async () => {
  const paths = [...PLAIN_PAGES, ...PROFILE_VARIANTS.map((variant) => `/mentor/profile/${username}${variant}`)];
  for (const path of paths) {
    const html = await readPage(path);
    expect(await faultsOfStructuredData(html), path).toEqual([]);
    const [list] = extractStructuredData(html).BreadcrumbList ?? [];
    const steps = list?.itemListElement as { name: string; item?: string }[];
    const seen = visibleText(/<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html)![0]).trim();
    expect(seen, path).toBe(steps.map(({ name }) => name).join(" "));
    for (const { item } of steps.slice(0, -1)) {
      const { pathname, search } = new URL(item!);
      expect((await visit(pathname + search)).status, item).toBe(200);
    }
  }
});

test("a profile's data contains nothing that its page does not show, in any tab", async () => {
  for (const variant of ["", ...PROFILE_VARIANTS]) {
    const html = await readPage(`/mentor/profile/${username}${variant}`);
    const [data] = extractStructuredData(html).ProfilePage!;
    const person = data!.mainEntity as {
      name: string;
      description: string;
      knowsAbout: string[];
      url: string;
      workLocation: { name: string };
    };
    const text = visibleText(html);
    const shown = [person.name, person.description, ...person.knowsAbout, person.workLocation.name];
    for (const fact of shown) expect(text).toContain(fact.replace(/\s+/g, " "));
    expect(person.url).toBe(data!.url);
    expect(html).toContain(`<link rel="canonical" href="${person.url}"/>`);
    // Not of a person, who can remove them (docs/decisions/016-structured-data.md).
    expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review|geo|latitude|address)":/);
  }
});

test("the site search in the structured data finds mentors", async () => {
  const [website] = extractStructuredData(await readPage("/")).WebSite!;
  const { target } = website!.potentialAction as { target: { urlTemplate: string } };
  const { pathname, search } = new URL(target.urlTemplate.replace("{search_term_string}", "Class%209"));
  expect(pathname + search).toBe("/mentors?class=Class%209");
  expect(visibleText(await readPage(pathname + search))).toContain("Class 9");
});

test("an unknown address is noindex, but its links may be followed", async () => {
  for (const path of [
    "/no-such-page",
    "/mentor/profile/no-such-mentor",
    "/previous_questions/12th/Alchemy",
    "/tutors/alchemy",
    "/mentors/directory/9999",
    "/mentors/directory/zero",
    "/mentor/profile/no-such-mentor?tab=reviews&sort=highest",
    "/mentor/profile/No%20Name?tab=reviews&star=5",
  ]) {
    const answer = await visit(path, { redirect: "follow" });
    expect(answer.status, path).toBe(404);
    const html = await answer.text();
    expect(html.match(/<meta name="robots" content="([^"]+)"/g), path).toEqual([
      '<meta name="robots" content="noindex"',
    ]);
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(html, path).not.toContain('rel="canonical"');
    // Readable before the script has run.
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
  }
});

test("a name that looks like a script stays a name, on every page", async () => {
  const name = "</script><script>alert(1)</script>";
  const about = `${name}<img src=x onerror=alert(1)> <!-- I teach with patience.`;
  const mentor = await createMentor({ name, about, subjects: ["Odia", name] });
  const profile = `/mentor/profile/${mentor.username}`;
  for (const path of [profile, `${profile}?tab=reviews&sort=highest`, "/mentors?subject=Odia", "/"]) {
    const html = await readPage(path);
    expect(html, path).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>/);
    expect(await faultsOfStructuredData(html), path).toEqual([]);
  }
  const html = await readPage(profile);
  expect(textOf(html)).toContain(about);
  expect(readPageFacts(html).titles[0]).toMatch(/^<\/script><script>alert\(1\)<\/script>[ ,]/);
  const [block] = extractStructuredData(html).ProfilePage!;
  expect(block!.mainEntity).toMatchObject({ name, description: about, knowsAbout: ["Odia", name] });
});
