import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatReviewCursor, parseReviewCursor, REVIEW_SORTS, reviewQuerySchema } from "./review-list.rules";

const ID = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
/** The latest timestamp that nine base-36 digits can hold. */
const LATEST = 36 ** 9 - 1;
const NOTHING_ASKED = { sort: "newest", star: null, after: null, review: null };

describe("a cursor", () => {
  const cursor = fc.record({
    rating: fc.integer({ min: 1, max: 5 }),
    createdAt: fc.integer({ min: 0, max: LATEST }).map((time) => new Date(time)),
    id: fc.uuid(),
  });

  it("survives the round trip through an address", () => {
    fc.assert(
      fc.property(cursor, (given) => {
        const text = formatReviewCursor(given);
        expect(parseReviewCursor(text)).toEqual(given);
        // It needs no escaping, so that links stay short.
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
    for (const time of [0, 1, LATEST]) {
      const given = { rating: 1, createdAt: new Date(time), id: ID };
      expect(parseReviewCursor(formatReviewCursor(given))).toEqual(given);
    }
  });

  it.each([
    "",
    ".",
    "..",
    "5",
    `0.abc.${ID}`,
    `6.abc.${ID}`,
    `55.abc.${ID}`,
    `5..${ID}`,
    `5.ABC.${ID}`,
    `5.-1.${ID}`,
    `5.1e3 .${ID}`,
    `5.${"z".repeat(10)}.${ID}`,
    `5.abc.${ID.slice(1)}`,
    `5.abc.${ID.toUpperCase()}`,
    `5.abc.${ID}x`,
    ` 5.abc.${ID}`,
    `5.abc.${ID}\n`,
    `5.abc.{${ID}}`,
    "5.abc.' or 1=1 --",
    "5.abc.\0",
  ])("is not found in %j", (text) => {
    expect(parseReviewCursor(text)).toBeNull();
  });

  it("never holds a timestamp outside the range of dates", () => {
    const almost = fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.string({ unit: "binary-ascii", maxLength: 12 }),
      fc.uuid(),
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      almost.map((parts) => parts.join(".")),
    );
    fc.assert(
      fc.property(text, (given) => {
        const found = parseReviewCursor(given);
        if (found === null) return;
        expect(Number.isNaN(found.createdAt.getTime())).toBe(false);
        expect([1, 2, 3, 4, 5]).toContain(found.rating);
      }),
    );
  });
});

describe("the parameters of an address", () => {
  it("are read as they are", () => {
    expect(reviewQuerySchema.parse({})).toEqual(NOTHING_ASKED);
    for (const sort of REVIEW_SORTS) expect(reviewQuerySchema.parse({ sort })).toEqual({ ...NOTHING_ASKED, sort });
    for (const star of [1, 2, 3, 4, 5]) {
      expect(reviewQuerySchema.parse({ star: String(star) })).toEqual({ ...NOTHING_ASKED, star });
    }
    const after = { rating: 3, createdAt: new Date("2026-05-05T05:05:05.005Z"), id: ID };
    const all = { sort: "lowest", star: "3", after: formatReviewCursor(after), review: ID };
    expect(reviewQuerySchema.parse(all)).toEqual({ sort: "lowest", star: 3, after, review: ID });
  });

  it("count once when repeated", () => {
    const twice = { sort: ["highest", "lowest"], star: ["2", "9"], after: ["x", "y"], review: [ID, "x"] };
    expect(reviewQuerySchema.parse(twice)).toEqual({ sort: "highest", star: 2, after: null, review: ID });
  });

  it.each([
    { sort: "oldest" },
    { sort: "NEWEST" },
    { sort: "" },
    { sort: null },
    { sort: [] },
    { sort: "__proto__" },
    { star: "0" },
    { star: "6" },
    { star: "5 " },
    { star: "4.0" },
    { star: "" },
    { star: "five" },
    { star: 5 },
    { star: [] },
    { after: "x" },
    { after: "" },
    { after: 7 },
    { review: "1" },
    { review: `${ID}'` },
    { review: null },
    { page: "2", limit: "1000" },
  ])("count as absent when invalid: %j", (odd) => {
    expect(reviewQuerySchema.parse(odd)).toEqual(NOTHING_ASKED);
  });

  it("never fail", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.string()),
      fc.anything(),
      fc.constantFrom(...REVIEW_SORTS, "3", ID),
    );
    const params = fc.record({ sort: value, star: value, after: value, review: value }, { requiredKeys: [] });
    fc.assert(
      fc.property(params, (given) => {
        const { sort, star, after, review } = reviewQuerySchema.parse(given);
        expect(REVIEW_SORTS).toContain(sort);
        expect([null, 1, 2, 3, 4, 5]).toContain(star);
        expect(after === null || after.createdAt instanceof Date).toBe(true);
        expect(review === null || typeof review === "string").toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
