import { expect, it } from "vitest";
import { trigrams, trigramSimilarity } from "./trigram.rules";

const similarity = (a: string, b: string) => trigramSimilarity(trigrams(a), trigrams(b));

it("splits words like pg_trgm", () => {
  expect([...trigrams("Cat x")]).toEqual(["  c", " ca", "cat", "at ", "  x", " x "]);
  expect(trigrams(" , ").size).toBe(0);
});

it.each([
  ["pune", "Pune", 1],
  ["phisics", "physics", 5 / 11],
  ["pune", "delhi", 0],
  ["", "", 0],
])("%j and %j have a similarity of %d", (a, b, share) => {
  expect(similarity(a, b)).toBeCloseTo(share, 6);
  expect(similarity(b, a)).toBeCloseTo(share, 6);
});
