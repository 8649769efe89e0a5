import { describe, expect, it } from "vitest";
import { linesText, lineText } from "./text-field";

const texts = { wrong: "wrong", tooLong: "too long" };
const line = lineText(10, texts);
const messageOf = (text: unknown) => line.safeParse(text).error?.issues[0]?.message;

describe("a text field", () => {
  it("counts characters of the stored text", () => {
    expect(line.parse("  a   b  ")).toBe("a b");
    expect(line.parse("😀".repeat(10))).toBe("😀".repeat(10));
    expect(line.parse("e\u0302\u0301".repeat(10))).toBe("ế".repeat(10));
    expect(messageOf("😀".repeat(11))).toBe("too long");
    expect(messageOf(7)).toBe("wrong");
  });

  it("keeps line breaks, which forms send as two characters", () => {
    expect(linesText(10, texts).parse("\r\n a\r\nb\rc \n")).toBe("a\nb\nc");
    expect(linesText(3, texts).parse("a\r\nb")).toBe("a\nb");
  });

  it("is refused without normalising when it is far too long, even if little of it would remain", () => {
    expect(messageOf(`a${" ".repeat(40)}b`)).toBe("too long");
  });
});
