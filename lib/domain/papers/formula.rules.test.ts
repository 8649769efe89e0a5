import { describe, expect, it } from "vitest";
import { breakFormula, formulaMarkup } from "./formula.rules";

describe("formulaMarkup", () => {
  it("writes MathML alone, without the TeX", () => {
    const markup = formulaMarkup(String.raw`\frac{1}{x}`);
    expect(markup).toMatch(/^<math xmlns="[^"]+"><semantics><mrow><mfrac>.*<\/math>$/);
    expect(markup).not.toContain("frac{");
  });

  it.each([
    [String.raw`x\in\mathbb{R}`, "ℝ"],
    [String.raw`\mathbb{D}`, "𝔻"],
    [String.raw`\mathbf{F}`, "𝐅"],
    [String.raw`\ce{H2SO4}`, "<mn>4</mn>"],
  ])("sets %s with %s", (tex, letter) => {
    const markup = formulaMarkup(tex);
    expect(markup).toContain(letter);
    expect(markup).not.toMatch(/mathvariant="(bold|double-struck)"/);
  });

  it("tells the sign of a number from an operation", () => {
    expect(formulaMarkup("(2,-1)")).toContain('<mo form="prefix">−</mo>');
    expect(formulaMarkup("2-1")).toContain("<mo>−</mo>");
  });

  it.each([String.raw`\frac{1`, String.raw`\unknown`, "x_"])("refuses %s", (tex) => {
    expect(() => formulaMarkup(tex)).toThrow();
  });
});

describe("breakFormula", () => {
  it.each([
    ["a+b=c", ["a+b=c"]],
    [
      String.raw`f(x)=a_1x+b_1=\left(c+d\right)^{e+f}-g`,
      ["f(x)", "{}=a_1x", "{}+b_1", String.raw`{}=\left(c+d\right)^{e+f}`, "{}-g"],
    ],
    [
      String.raw`x=-7, y=\frac{1+2}{3-4}, z \ge -5+20`,
      ["x", "{}=-7,", " y", String.raw`{}=\frac{1+2}{3-4},`, " z ", String.raw`{}\ge -5`, "{}+20"],
    ],
    [String.raw`\begin{pmatrix}1+2&3\\4&5\end{pmatrix}`, [String.raw`\begin{pmatrix}1+2&3\\4&5\end{pmatrix}`]],
    [String.raw`R=\{(1,4),(1,6),(2,9)\}`, ["R", String.raw`{}=\{(1,4),`, "(1,6),", String.raw`(2,9)\}`]],
    ["-1234567890123456789012345678901", ["-1234567890123456789012345678901"]],
  ])("splits %s", (tex, parts) => {
    expect(breakFormula(tex)).toEqual(parts);
    expect(parts.map((part) => part.replace(/^\{\}/, "")).join("")).toBe(tex);
  });
});

it("breaks reactions before their signs and arrows", () => {
  expect(breakFormula(String.raw`\ce{2 MnO4- + 5 H2C2O4 ->[H+ + \Delta] 2 Mn^2+ + 10 CO2}, K=1`)).toEqual([
    String.raw`\ce{2 MnO4-}`,
    String.raw`\ce{+ 5 H2C2O4}`,
    String.raw`\ce{->[H+ + \Delta] 2 Mn^2+}`,
    String.raw`\ce{+ 10 CO2},`,
    " K",
    "{}=1",
  ]);
  expect(formulaMarkup(String.raw`\ce{+ 10 CO2}`)).toContain("<mo>+</mo>");
});
