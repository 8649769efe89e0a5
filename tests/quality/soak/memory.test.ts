import { describe, expect, it } from "vitest";
import { growthOf } from "./memory";

const MB = 2 ** 20;
const samples = (valueOf: (index: number) => number) => Array.from({ length: 60 }, (_, index) => valueOf(index) * MB);

describe("growthOf", () => {
  it("finds a leak of 25%", () => {
    const growth = growthOf(
      "heap",
      samples((index) => 200 + index),
      0.5,
    );
    expect(growth).toMatchObject({ from: 210, to: 250, perHour: 80, isGrowing: true });
  });

  it.each([
    ["a level", () => 200],
    ["a swing", (index: number) => 200 + 40 * Math.sin(index)],
    ["a fall", (index: number) => 300 - index],
    ["a cache that fills a little", (index: number) => 200 + index / 10],
  ])("does not report %s as a leak", (_, valueOf) => {
    expect(growthOf("heap", samples(valueOf), 0.5).isGrowing).toBe(false);
  });
});
