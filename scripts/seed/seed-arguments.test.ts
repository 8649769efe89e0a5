import { describe, expect, it } from "vitest";
import { parseSeedArguments } from "./seed-arguments";

describe("parseSeedArguments", () => {
  it("seeds the demo when nothing is said", () => {
    expect(parseSeedArguments([])).toEqual({ mentors: 600, seed: 1, replace: false });
  });

  it("reads all three", () => {
    expect(parseSeedArguments(["--mentors", "200000", "--seed=7", "--replace"])).toEqual({
      mentors: 200_000,
      seed: 7,
      replace: true,
    });
  });

  it.each([
    ["--mentors", "0"],
    ["--mentors", "ten"],
    ["--mentors", "1.5"],
    ["--mentors", "99999999"],
    ["--seed=-1"],
    ["--force"],
    ["600"],
  ])("refuses %s %s", (...args) => {
    expect(() => parseSeedArguments(args)).toThrow();
  });
});
