import type { APIRequestContext } from "@playwright/test";
import { extractStructuredData, faultsOfStructuredData } from "../support/structured-data";
import { bearerOf, createAccount } from "./accounts";
import { expect, test } from "./fixtures";

/** Pages with structured data: the types of its blocks, and the address, of a mentor with this username if it is of one. */
const PAGES: readonly (readonly [string, (username: string) => string])[] = [
  ["Organization WebSite", () => "/"],
  ["BreadcrumbList ItemList", () => "/mentors"],
  ["BreadcrumbList ItemList", () => "/mentors?category=highschool"],
  ["BreadcrumbList ItemList", () => "/tutors"],
  ["BreadcrumbList ItemList", () => "/tutors/mathematics"],
  ["BreadcrumbList ItemList", () => "/tutors/mathematics/mumbai-maharashtra"],
  ["BreadcrumbList ItemList", () => "/previous_questions"],
  ["BreadcrumbList LearningResource", () => "/previous_questions/12th/Maths"],
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

/** What a reader sees of a page, without its scripts; texts of elements one after the other. */
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

async function readPage(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

let username: string;
test.beforeAll(async ({ request }) => {
  const { data } = await (await request.get("/api/v1/teachers/all-teachers?sort=reviews&limit=1")).json();
  username = (data as { username: string }[])[0]!.username;
});

test("the validators find what is wrong", async () => {
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

for (const [types, addressOf] of PAGES) {
  test(`${addressOf("[username]")} has ${types}, which are valid`, async ({ request }) => {
    const path = addressOf(username);
    const html = await readPage(request, path);
    expect(Object.keys(extractStructuredData(html)).sort().join(" ")).toBe(types);
    expect(await faultsOfStructuredData(html)).toEqual([]);
  });
}

test("all pages with breadcrumbs have them as valid data, with whole addresses that answer", async ({ request }) => {
  const paths = [...PLAIN_PAGES, ...PROFILE_VARIANTS.map((variant) => `/mentor/profile/${username}${variant}`)];
  for (const path of paths) {
    const html = await readPage(request, path);
    expect(await faultsOfStructuredData(html), path).toEqual([]);
    const [list] = extractStructuredData(html).BreadcrumbList ?? [];
    const steps = list?.itemListElement as { name: string; item?: string }[];
    const seen = visibleText(/<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html)![0]).trim();
    expect(seen, path).toBe(steps.map(({ name }) => name).join(" "));
    for (const { item } of steps.slice(0, -1)) {
      const { pathname, search } = new URL(item!);
      expect((await request.get(pathname + search)).status(), item).toBe(200);
    }
  }
});

test("a profile's data says nothing that its page does not show, in whichever tab", async ({ request }) => {
  for (const variant of ["", ...PROFILE_VARIANTS]) {
    const html = await readPage(request, `/mentor/profile/${username}${variant}`);
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
    // Not of a person, who can take them away (docs/decisions/016-structured-data.md).
    expect(JSON.stringify(data)).not.toMatch(/"(aggregateRating|review|geo|latitude|address)":/);
  }
});

test("the site's search that is told to search engines finds mentors", async ({ request }) => {
  const [website] = extractStructuredData(await readPage(request, "/")).WebSite!;
  const { target } = website!.potentialAction as { target: { urlTemplate: string } };
  const { pathname, search } = new URL(target.urlTemplate.replace("{search_term_string}", "Class%209"));
  expect(pathname + search).toBe("/mentors?class=Class%209");
  expect(visibleText(await readPage(request, pathname + search))).toContain("Class 9");
});

test("an address without a page is kept out of search engines, but not what it links to", async ({ request }) => {
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
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html.match(/<meta name="robots" content="([^"]+)"/g), path).toEqual([
      '<meta name="robots" content="noindex"',
    ]);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html, path).not.toContain('rel="canonical"');
    // It can be read before the script has run.
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
  }
});

test("a mentor who is named like a script breaks no page", async ({ page }) => {
  const name = "</script><script>alert(1)</script>";
  const about = `${name}<img src=x onerror=alert(1)> <!-- I teach with patience.`;
  const person = await createAccount(page, "mentor");
  const headers = await bearerOf(page.request, person);
  const classes = { subject: "Odia", educationLevel: "highschool", specificClasses: ["Class 9"], format: "online" };
  const saved = await page.request.put("/api/v1/teachers/update-profile", {
    headers,
    data: { name, About: about, subjects: ["Odia", name], classesOffered: [classes] },
  });
  expect(saved.status()).toBe(200);
  const { data } = (await saved.json()) as { data: { username: string; name: string } };
  expect(data.name).toBe(name);
  await page.context().clearCookies();

  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const profile = `/mentor/profile/${data.username}`;
  for (const path of [profile, `${profile}?tab=reviews&sort=highest`, "/mentors?subject=Odia", "/"]) {
    const html = await readPage(page.request, path);
    expect(html, path).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>/);
    expect(await faultsOfStructuredData(html), path).toEqual([]);
    await page.goto(path);
  }
  await page.goto(profile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp("^</script><script>alert\\(1\\)</script>[ ,]"));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /^<\/script><script>/);
  const [block] = extractStructuredData(await page.content()).ProfilePage!;
  expect(block!.mainEntity).toMatchObject({ name, description: about, knowsAbout: ["Odia", name] });
  // By the data alone, as a link within the site fetches the page.
  await page.goto("/mentors?subject=Odia&class=Class+9&category=highschool");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("link", { name: `View Profile of ${name}` }).click();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(dialogs).toEqual([]);
});
