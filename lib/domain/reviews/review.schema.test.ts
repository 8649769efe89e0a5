import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviewMessages as messages } from "./review.messages";
import { answerSchema, idParamSchema, reviewSchema } from "./review.schema";

const COMMENT = "Patient, and never late.";
type Schema = typeof reviewSchema | typeof answerSchema;

/** The error texts by field, or the parsed value. */
function outcome(schema: Schema, input: unknown) {
  const { success, data, error } = schema.safeParse(input);
  return success ? data : Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]));
}
const review = (input: unknown) => outcome(reviewSchema, input);
const ofRating = (rating: unknown) => review({ rating, comment: COMMENT });
const ofComment = (comment: unknown) => review({ rating: 4, comment });
const ofAnswer = (answer: unknown) => outcome(answerSchema, { answer });

const accepted = (comment: string) => ({ rating: 4, comment });
const refused = (message: string) => ({ comment: message });

describe("rating and comment", () => {
  it("are both required, with the documented texts", () => {
    const text = "Please fill in both rating and comment.";
    expect(review({})).toEqual({ rating: text, comment: text });
    expect(review({ rating: 4 })).toEqual({ comment: text });
    expect(review({ comment: COMMENT })).toEqual({ rating: text });
    expect(review({ rating: null, comment: null })).toEqual({ rating: text, comment: text });
    expect(review({ rating: "", comment: "" })).toEqual({ rating: text, comment: text });
    expect(ofComment(" \r\n\t ")).toEqual({ comment: text });
  });

  it("drop all other fields", () => {
    const more = { id: "x", studentId: "x", mentorId: 1, verifiedMeeting: true, createdAt: 0, answer: "x" };
    expect(review({ rating: 4, comment: COMMENT, ...more })).toEqual(accepted(COMMENT));
  });

  it.each([undefined, null, 7, "text", [], true])("are not found in %j", (input) => {
    expect(reviewSchema.safeParse(input).success).toBe(false);
    expect(answerSchema.safeParse(input).success).toBe(false);
  });
});

describe("a rating", () => {
  it.each([1, 2, 3, 4, 5])("may be %i, as a number and as a form's text", (rating) => {
    for (const given of [rating, String(rating)]) expect(ofRating(given)).toEqual({ rating, comment: COMMENT });
  });

  it.each([0, -0, -1, 6, 2.5, 4.999999, 1e308, 2 ** 53])("is out of range at %d", (rating) => {
    expect(ofRating(rating)).toEqual({ rating: messages.ratingRange });
  });

  it.each([null, undefined, true, [], [4], {}, "", " 4", "4.0", "0", "6", "five", "1e0", "٣", Number.NaN, Infinity])(
    "is missing or invalid at %j",
    (rating) => {
      expect(ofRating(rating)).toEqual({ rating: messages.bothNeeded });
    },
  );
});

describe("a comment", () => {
  it("has 10 to 2000 characters", () => {
    expect(ofComment("x".repeat(9))).toEqual(refused("Please write at least 10 characters"));
    expect(ofComment("x".repeat(10))).toEqual(accepted("x".repeat(10)));
    expect(ofComment("x".repeat(2000))).toEqual(accepted("x".repeat(2000)));
    expect(ofComment("x".repeat(2001))).toEqual(refused("Please use at most 2000 characters"));
  });

  it("counts an emoji as one character, as the database does", () => {
    expect(ofComment("😀".repeat(9))).toEqual(refused(messages.commentShort));
    for (const count of [10, 2000]) expect(ofComment("😀".repeat(count))).toEqual(accepted("😀".repeat(count)));
    expect(ofComment("😀".repeat(2001))).toEqual(refused(messages.commentLong));
  });

  it("is trimmed before counting", () => {
    expect(ofComment(` \t\n${COMMENT}\u00a0\u3000\r\n`)).toEqual(accepted(COMMENT));
    expect(ofComment(`${" ".repeat(20)}x${" ".repeat(20)}`)).toEqual(refused(messages.commentShort));
    expect(ofComment(`${" ".repeat(500)}${"x".repeat(2000)}${" ".repeat(500)}`)).toEqual(accepted("x".repeat(2000)));
  });

  it("has one kind of line break", () => {
    expect(ofComment("first\r\nsecond\rthird\nfourth\r\n\r\nlast")).toEqual(
      accepted("first\nsecond\nthird\nfourth\n\nlast"),
    );
    // Each CRLF counts as one, so that a browser's longest text is not one too many.
    expect(ofComment(`${"x\r\n".repeat(1000)}`.trim())).toEqual(accepted("x\n".repeat(1000).trim()));
  });

  it("is the same text however its accents were typed", () => {
    expect(ofComment("Tre\u0300s bon professeur")).toEqual(accepted("Tr\u00e8s bon professeur"));
    // Normalisation turns some letters into two before counting.
    expect(ofComment("\u0958".repeat(1001))).toEqual(refused(messages.commentLong));
  });

  it.each([
    "\u200b",
    "\u200d",
    "\u2060",
    "\u00ad",
    "\u202e",
    "\ufeff",
    "\u200b \u200b",
    "\u{e0041}",
    "\u034f",
    "\u115f",
    "\u2800",
    "\u3164",
    "\ufe0f",
  ])("of invisible characters is too short: %j", (sign) => {
    expect(reviewSchema.safeParse(accepted(sign.repeat(50))).success).toBe(false);
    expect(ofComment(`good${sign}`.repeat(2))).toEqual(refused(messages.commentShort));
  });

  it("keeps invisible characters between visible ones", () => {
    const family = "A family of mentors: 👩‍👩‍👧‍👦";
    expect(ofComment(family)).toEqual(accepted(family));
  });

  it.each([
    "\0",
    "\u0001",
    "\u0008",
    "\u000b",
    "\u001b",
    "\u007f",
    "\u0085",
    "\u009f",
    "\ud800",
    "\udc00",
    "\udc00\ud800",
  ])("refuses a character that cannot be stored or shown: %j", (sign) => {
    expect(ofComment(`A comment ${sign} here`)).toEqual(refused("Please use only letters and signs that can be read"));
  });

  it("may contain line breaks, tabs and every letter", () => {
    for (const text of [
      "one\n\ttwo\nthree four",
      "बहुत अच्छे शिक्षक हैं",
      "非常に良い先生でした。とても。",
      "<b>not bold</b>",
    ]) {
      expect(ofComment(text)).toEqual(accepted(text.normalize("NFC")));
    }
  });

  it("parses to the same value again, and fits the database", () => {
    const property = fc.property(fc.string({ unit: "binary", maxLength: 60 }), (comment) => {
      const first = reviewSchema.safeParse({ rating: 4, comment });
      if (!first.success) return;
      expect(reviewSchema.parse(first.data)).toEqual(first.data);
      const length = [...first.data.comment].length;
      expect(length >= 10 && length <= 2000 && first.data.comment.isWellFormed()).toBe(true);
      expect(first.data.comment).not.toContain("\0");
    });
    fc.assert(property, { numRuns: 500, seed: 1 });
  });
});

describe("an answer", () => {
  it("has 2 to 2000 characters and the rules of a comment", () => {
    for (const none of [undefined, null, 7, "", "  ", " x "])
      expect(ofAnswer(none)).toEqual({ answer: messages.answerShort });
    expect(ofAnswer("x\u200b\u200b")).toEqual({ answer: messages.answerShort });
    expect(ofAnswer("ok")).toEqual({ answer: "ok" });
    expect(ofAnswer("😀".repeat(2000))).toEqual({ answer: "😀".repeat(2000) });
    expect(ofAnswer("x".repeat(2001))).toEqual({ answer: messages.commentLong });
    expect(ofAnswer("a\0b")).toEqual({ answer: messages.unreadable });
    expect(ofAnswer(" one\r\ntwo ")).toEqual({ answer: "one\ntwo" });
  });
});

describe("an id in an address", () => {
  it("is taken as it is, and matches nothing when invalid", () => {
    const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
    expect(idParamSchema.parse({ id })).toEqual({ id });
    const nobody = { id: "00000000-0000-0000-0000-000000000000" };
    for (const none of [undefined, null, "", "1", `${id}0`, ` ${id}`, ["a", id], "a\0b", "\ud800"]) {
      expect(idParamSchema.parse({ id: none })).toEqual(nobody);
    }
    expect(idParamSchema.parse({})).toEqual(nobody);
  });
});
