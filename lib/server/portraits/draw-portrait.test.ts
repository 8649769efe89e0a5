import { describe, expect, it } from "vitest";
import { drawPortrait } from "./draw-portrait";
import { PORTRAIT_COUNT, portraitKind, portraitNumbers } from "./portrait-numbers";

describe("drawPortrait", () => {
  it("draws each number the same way every time, without scripts or external resources", () => {
    for (let number = 0; number < PORTRAIT_COUNT; number++) {
      const svg = drawPortrait(number);
      expect(svg).toMatch(/^<svg [^>]*viewBox=/);
      expect(svg.length).toBeLessThan(20_000);
      expect(svg).not.toMatch(/<script|<image|<metadata|href=|url\((?!#)| on[a-z]+=/);
    }
    expect(drawPortrait(17)).toBe(drawPortrait(17));
  });

  it("maps even numbers to feminine and odd ones to masculine portraits", () => {
    expect(portraitKind(4)).toBe("feminine");
    expect(portraitKind(5)).toBe("masculine");
    for (const number of portraitNumbers("turban")) expect(number % 2).toBe(1);
    for (const number of portraitNumbers("headscarf")) expect(number % 2).toBe(0);
  });
});
