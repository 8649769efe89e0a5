import { describe, expect, it } from "vitest";
import { Random } from "./random";

const draws = (random: Random) => Array.from({ length: 5 }, () => random.uint32());

describe("Random", () => {
  it("repeats itself for the same seed, stream and index", () => {
    expect(draws(new Random(1, 2, 3))).toEqual(draws(new Random(1, 2, 3)));
  });

  it("gives unrelated numbers when any of the three differs", () => {
    const streams = [new Random(1, 2, 3), new Random(2, 2, 3), new Random(1, 3, 3), new Random(1, 2, 4)].map(draws);
    expect(new Set(streams.map((numbers) => numbers[0])).size).toBe(4);
  });

  it("spreads evenly and stays in range", () => {
    const random = new Random(7, 1, 1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const rolled = random.int(0, 5);
      counts[rolled] = (counts[rolled] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("generates version 4 UUIDs that do not repeat", () => {
    const ids = Array.from({ length: 2000 }, (_, index) => new Random(1, 1, index).uuid());
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("picks distinct entries for a sample", () => {
    expect(new Set(new Random(1, 1, 1).sample(["a", "b", "c"], 5))).toEqual(new Set(["a", "b", "c"]));
  });
});
