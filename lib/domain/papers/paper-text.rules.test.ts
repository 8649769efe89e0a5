import { describe, expect, it } from "vitest";
import { readPaperText } from "./paper-text.rules";

const brief = (text: string) =>
  readPaperText(text).map((pieces) =>
    pieces.map(({ kind, text: own, strong, emphasis }) => `${kind}${strong ? "!" : ""}${emphasis ? "~" : ""}:${own}`),
  );

describe("readPaperText", () => {
  it.each([
    ["Find it.", [["text:Find it."]]],
    ["One.\n\nTwo\nlines.", [["text:One."], ["text:Two\nlines."]]],
    ["If $x^2=4$, find $x$.", [["text:If ", "formula:x^2=4", "text:, find ", "formula:x", "text:."]]],
    ["So $$a+b$$ holds", [["text:So ", "display:a+b", "text: holds"]]],
    ["**Bold $x$** and *slanted*", [["text!:Bold ", "formula!:x", "text: and ", "text~:slanted"]]],
    [String.raw`$a*b$ costs ₹5`, [["formula:a*b", "text: costs ₹5"]]],
  ])("reads %j", (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it.each(["**open", "one * star", "a $ sign", "$x"])("refuses %j", (text) => {
    expect(() => readPaperText(text)).toThrow("left open");
  });
});
