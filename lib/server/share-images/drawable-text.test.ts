import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawableText } from "./drawable-text";
import { shareFonts } from "./share-fonts";

const { canDraw } = await shareFonts();
const drawable = (text: string) => drawableText(text, canDraw);

describe("drawableText", () => {
  it.each([
    ["Asha Rao", "Asha Rao"],
    ["  Asha \n\t Rao ", "Asha Rao"],
    ["Śrī Lakṣmī Łukasz Ş. O’Brien-D'Souza & Söhne ₹", "Śrī Laksmī Łukasz Ş. O’Brien-D'Souza & Söhne ₹"],
    ["Asha 🌸 Rao ★", "Asha Rao"],
    ["👩🏽‍🏫 1️⃣ Asha 🇮🇳", "1 Asha"],
    ["Nguyễn Văn Ổi", "Nguyen Văn Oi"],
    ["S\u0301ri\u0304 As\u030cha\u20dd", "Śrī Ašha"],
    ["𝒜𝓈𝒽𝒶 ﬁne", "Asha fine"],
    ["Asha (आशा) Rao [राव]", "Asha Rao"],
    ["\u202eoaR\u202c\u200b Asha\u0000\ud800", "oaR Asha"],
    ["आशा राव", ""],
    ["ਗੁਰਪ੍ਰੀਤ - ★ (…)", ""],
    ["", ""],
  ])("makes %j to %j", (text, line) => {
    expect(drawable(text)).toBe(line);
  });

  it("removes everything that the fonts cannot draw, and shortens long texts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const characters = Array.from(drawable(text));
        expect(characters.length).toBeLessThanOrEqual(120);
        for (const character of characters) expect(canDraw(character)).toBe(true);
        expect(characters.join("")).not.toMatch(/[\p{C}\p{M}]/u);
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});

describe("shareFonts", () => {
  it("know which letters they have", () => {
    for (const letter of "AZaz09éßāśŠł₹…’·©") expect([letter, canDraw(letter)]).toEqual([letter, true]);
    for (const letter of "★आ你ק🌸\uffff") expect([letter, canDraw(letter)]).toEqual([letter, false]);
  });
});
