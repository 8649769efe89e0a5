import { describe, expect, it } from "vitest";
import { averageText, classBadgeColour, experienceText, reviewCountText, starShares } from "./profile.rules";

describe("experienceText", () => {
  const years = (...list: number[]) => list.map((year) => ({ year }));

  it("counts from the latest qualification, in any order", () => {
    expect(experienceText(years(2012, 2020, 2016), 2026)).toBe("6+");
    expect(experienceText(years(2025), 2026)).toBe("1+");
    expect(experienceText(years(2026), 2026)).toBe("N/A");
  });

  it("is N/A without a qualification and for one in the future", () => {
    expect(experienceText([], 2026)).toBe("N/A");
    expect(experienceText(years(2027), 2026)).toBe("N/A");
    expect(experienceText(years(2010, 2028), 2026)).toBe("N/A");
  });
});

describe("classBadgeColour", () => {
  it.each([
    ["10th", "green"],
    ["Class 10", "green"],
    ["Class X", "green"],
    ["12th", "orange"],
    ["Class 12", "orange"],
    ["Class XII", "orange"],
    ["+2 2nd", "blue"],
    ["+2 2nd year", "blue"],
    ["Plus 2 Second Year", "blue"],
    ["Plus 2 First Year", "purple"],
    ["11th", "purple"],
    ["Class 1", "purple"],
    ["UKG", "purple"],
    ["Anything at all", "purple"],
    ["", "purple"],
  ])("%s is %s", (label, colour) => {
    expect(classBadgeColour(label)).toBe(colour);
  });
});

describe("averageText", () => {
  it.each([
    [null, "N/A"],
    [5, "5.0"],
    [4.25, "4.3"],
    [4.666666, "4.7"],
    [1, "1.0"],
  ])("%s is %s", (average, text) => {
    expect(averageText(average)).toBe(text);
  });
});

describe("starShares", () => {
  it("gives the share of each star among all reviews", () => {
    const stars = [3, 1, 0, 0, 0].map((count, index) => ({ star: 5 - index, count }));
    expect(starShares({ average: 4.75, count: 4, stars }).map((row) => row.percent)).toEqual([75, 25, 0, 0, 0]);
  });

  it("is zero everywhere without reviews", () => {
    const stars = [5, 4, 3, 2, 1].map((star) => ({ star, count: 0 }));
    expect(starShares({ average: null, count: 0, stars }).map((row) => row.percent)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("reviewCountText", () => {
  it("agrees with the number and groups digits", () => {
    expect([0, 1, 2, 1234].map(reviewCountText)).toEqual(["0 reviews", "1 review", "2 reviews", "1,234 reviews"]);
  });
});
