import fc from "fast-check";
import { expect, test } from "vitest";
import { readPageFacts } from "../quality/crawl/page-facts";
import { textOf } from "./plain-form";
import { readData, readPage, visit } from "./visit";

/** The most bytes of request line and headers that Node accepts. */
const HEADER_LIMIT = 16_384;
const AT_ONCE = 4;
/** The schema has its own property test; this one covers the page. */
const QUERIES = 200;

test("the HTML of a listing and of a profile contains names, subjects, ratings and review text", async () => {
  type Teacher = { name: string; username: string; subjects: string[]; rating: number };
  const teachers = await readData<Teacher[]>("/api/v1/teachers/all-teachers?limit=6");
  const listing = await readPage("/mentors");
  for (const teacher of teachers) {
    expect(listing).toContain(teacher.name);
    expect(listing).toContain(teacher.subjects[0]);
    expect(listing).toContain(teacher.rating.toFixed(1));
    expect(listing).toContain(`/mentor/profile/${teacher.username}`);
  }
  const { username } = teachers[0]!;
  type Profile = { name: string; rating: number; reviews: { comment: string }[] };
  const profile = await readData<Profile>(`/api/v1/teachers/profile/${username}`);
  const page = textOf(await readPage(`/mentor/profile/${username}`));
  expect(page).toContain(profile.name);
  expect(page).toContain(profile.rating.toFixed(1));
  for (const { comment } of profile.reviews.slice(0, 5)) expect(page).toContain(comment.slice(0, 30));
});

test("category and class pages have their own titles and facts", async () => {
  const facts = async (path: string) => {
    const html = await readPage(path);
    return { ...readPageFacts(html), text: textOf(html) };
  };
  const eighth = await facts("/mentors?category=highschool&class=8");
  expect(eighth.titles).toEqual(["Class 8 home tutors | Mentorhood"]);
  expect(eighth.text).toMatch(/\d+ mentors? for Class 8, rated \d\.\d out of 5 from /);
  expect(eighth.canonicals).toEqual([expect.stringMatching(/category=highschool&class=Class\+8$/)]);
  expect(eighth.robots).toBe("");
  expect((await facts("/mentors?category=highschool&class=8&sort=rating")).robots).toBe("noindex, follow");
  // The average rating of all mentors of a class does not apply to a filtered list.
  const physics = await facts("/mentors?class=8&subject=Physics");
  expect(physics.titles).toEqual(["Physics home tutors for Class 8 | Mentorhood"]);
  expect(physics.text).toMatch(/\d+ mentors? for Physics, Class 8\./);
  const all = await facts("/mentors");
  expect(all.text).toContain("Find Your Perfect Mentor");
  // A whole sentence: search engines cut off longer ones.
  expect(all.descriptions).toEqual([expect.stringMatching(/distance and reviews\.$/)]);
  expect(all.robots).toBe("");
});

test("a text finds subjects, towns and names; a misspelled subject is reported, and so is an unknown word", async () => {
  expect(textOf(await readPage("/mentors?class=mathmatics"))).toContain(
    "Showing mentors for Mathematics, the nearest match to “mathmatics”.",
  );
  const unknown = textOf(await readPage("/mentors?class=xyzzy"));
  expect(unknown).toContain("“xyzzy” is not a class, subject, town or mentor that we know.");
  expect(unknown).toMatch(/Without 'xyzzy': \d/);
  const markup = textOf(await readPage(`/mentors?class=${encodeURIComponent("<script>alert(1)</script>")}`));
  expect(markup).toContain("No mentors found");

  const pune = textOf(await readPage("/mentors?class=physics+chemistry+tutor+in+Pune"));
  expect(pune).toContain("Near Pune, Maharashtra");
  expect(pune).toMatch(/\d+ mentors? for Physics or Chemistry\./);
  expect(pune).toMatch(/\d km/);

  const [teacher] = await readData<{ name: string }[]>("/api/v1/teachers/all-teachers?limit=1");
  const named = textOf(await readPage(`/mentors?class=${encodeURIComponent(teacher!.name.toUpperCase())}`));
  expect(named).toContain(`Mentors with the name “${teacher!.name.toLowerCase()}”.`);
  expect(named).toContain(teacher!.name);
});

test("random query strings never break the listing", async () => {
  const keys = fc.constantFrom(
    "category",
    "class",
    "subject",
    "grade",
    "distance",
    "sort",
    "page",
    "x",
    "class[]",
    "__proto__",
  );
  const odd = ["", "0", "-1", "1e999", "NaN", "null", "undefined", "2147483648", "9".repeat(40), "%00", "%", "+2"];
  const value = fc.oneof(
    fc.constantFrom(...odd, "%E0%A4%A"),
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom("highschool", "technology", "Mathematics", "recommended", "distance", "5", "12", "Class 7"),
    fc.constantFrom(
      "x".repeat(10_000),
      "💥".repeat(850),
      "💥".repeat(2500),
      "' or 1=1 --",
      "<script>alert(1)</script>",
      "../../etc/passwd",
    ),
  );
  const queries = fc.sample(fc.array(fc.tuple(keys, value), { maxLength: 6 }), { numRuns: QUERIES, seed: 20261121 });
  const cookies = ["", "user_location=28.6,77.2", "user_location=91,1", "user_location=%%%", "user_location=1e3,'"];
  const broken: string[] = [];
  const rest = queries.entries();
  const worker = async () => {
    for (const [index, pairs] of rest) {
      const query = pairs.map(([key, text]) => `${encodeURIComponent(key)}=${encodeText(text, index)}`).join("&");
      const answer = await visit(`/mentors?${query}`, {
        redirect: "follow",
        headers: { Cookie: cookies[index % cookies.length]! },
      });
      await answer.arrayBuffer();
      // Node refuses a request line longer than 16 kB; every shorter one needs a response.
      const isTooLong = query.length > HEADER_LIMIT - 1000 && answer.status === 431;
      if (answer.status !== 200 && !isTooLong) broken.push(`${answer.status} ${query.slice(0, 120)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(broken).toEqual([]);
}, 240_000);

/** Mostly well-formed escapes; lone surrogates become U+FFFD, and some texts stay unescaped. */
function encodeText(text: string, index: number): string {
  const raw = index % 7 === 0 && /^[\x21-\x7e]*$/.test(text) ? text.replace(/[#&]/g, "") : null;
  return raw ?? encodeURIComponent(text.toWellFormed());
}
