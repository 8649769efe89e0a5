import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DESCRIPTION_MAX, DESCRIPTION_MIN, pageDescription } from "./description.rules";

const closing = "This sentence is there for whoever has little to tell, so that it is enough.";

describe("pageDescription", () => {
  it("includes the facts, and as much of a longer text as fits", () => {
    const facts = ["Two facts are told first.", "They stand in the order in which they are given here."];
    expect(pageDescription({ facts, text: "And a\ntext.", closing })).toBe(`${facts.join(" ")} And a text.`);
    expect(pageDescription({ facts, text: "word, ".repeat(40), closing })).toMatch(/^.{70,155} word…$/);
  });

  it("pads a short description, also when a very long word leaves nothing of the text", () => {
    expect(pageDescription({ facts: ["Short."], closing })).toBe(`Short. ${closing}`);
    expect(pageDescription({ facts: ["Short."], text: "x".repeat(400), closing })).toBe(`Short. ${closing}`);
    expect(pageDescription({ facts: [], text: "x".repeat(400), closing })).toBe(closing);
  });

  it("is never too short or too long, and never cuts a word", () => {
    const bare = (text: string) => text.replace(/[\s,.;:…]+$/, "");
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}[,.;:]?$/), { maxLength: 60 }).map((list) => list.join(" "));
    fc.assert(
      fc.property(words, words, (fact, text) => {
        const told = pageDescription({ facts: [fact], text, closing });
        if (told.length < DESCRIPTION_MIN || told.length > DESCRIPTION_MAX) return false;
        const last = bare(told).split(" ").at(-1)!;
        return [fact, text, closing].join(" ").split(" ").map(bare).includes(last);
      }),
    );
  });
});
