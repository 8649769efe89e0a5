import fc from "fast-check";
import { expect, test } from "./fixtures";

/** Bytes of request line and headers that Node reads at the most. */
const HEADER_LIMIT = 16_384;

test("curl of a listing and a profile holds names, subjects, ratings and review text", async ({ request }) => {
  const { data } = await (await request.get("/api/v1/teachers/all-teachers?limit=6")).json();
  const listing = await (await request.get("/mentors")).text();
  for (const teacher of data) {
    expect(listing).toContain(teacher.name);
    expect(listing).toContain(teacher.subjects[0]);
    expect(listing).toContain(teacher.rating.toFixed(1));
    expect(listing).toContain(`/mentor/profile/${teacher.username}`);
  }
  const { data: profile } = await (await request.get(`/api/v1/teachers/profile/${data[0].username}`)).json();
  const page = await (await request.get(`/mentor/profile/${data[0].username}`)).text();
  expect(page).toContain(profile.name);
  expect(page).toContain(profile.rating.toFixed(1));
  for (const review of profile.reviews.slice(0, 5)) {
    const start = review.comment
      .slice(0, 30)
      .replaceAll("&", "&amp;")
      .replaceAll("'", "&#x27;")
      .replaceAll('"', "&quot;");
    expect(page).toContain(start);
  }
});

test("1,000 random query strings never break the listing", async ({ request }) => {
  test.setTimeout(240_000);
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
  const value = fc.oneof(
    fc.constantFrom(
      "",
      "0",
      "-1",
      "1e999",
      "NaN",
      "null",
      "undefined",
      "2147483648",
      "9".repeat(40),
      "%00",
      "%",
      "%E0%A4%A",
      "+2",
    ),
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
  const queries = fc.sample(fc.array(fc.tuple(keys, value), { maxLength: 6 }), { numRuns: 1000, seed: 20261121 });
  const broken: string[] = [];
  const cookies = ["", "user_location=28.6,77.2", "user_location=91,1", "user_location=%%%", "user_location=1e3,'"];
  for (const [index, pairs] of queries.entries()) {
    const query = pairs.map(([key, text]) => `${encodeURIComponent(key)}=${encodeText(text, index)}`).join("&");
    // Uncompressed: packing an answer says nothing about its query, and takes time.
    const headers = { Cookie: cookies[index % cookies.length]!, "Accept-Encoding": "identity" };
    const response = await request.get(`/mentors?${query}`, { headers });
    // Node itself refuses a request line longer than 16 kB; whatever is shorter has to be answered.
    const isTooLong = query.length > HEADER_LIMIT - 1000 && response.status() === 431;
    if (response.status() !== 200 && !isTooLong) broken.push(`${response.status()} ${query.slice(0, 120)}`);
  }
  expect(broken).toEqual([]);
});

/** Mostly well-formed escapes; lone surrogates become U+FFFD, and some texts go out as they are. */
function encodeText(text: string, index: number): string {
  const raw = index % 7 === 0 && /^[\x21-\x7e]*$/.test(text) ? text.replace(/[#&]/g, "") : null;
  return raw ?? encodeURIComponent(text.toWellFormed());
}
