import katex from "katex";
// Adds \ce{…} for chemistry.
import "katex/contrib/mhchem";

/** Alphabets of Unicode that browsers do not derive from `mathvariant`, with the letters that stand elsewhere. */
const ALPHABETS: Readonly<
  Record<string, { capitals: number; small: number; others: Readonly<Record<string, string>> }>
> = {
  bold: { capitals: 0x1d400, small: 0x1d41a, others: {} },
  "double-struck": {
    capitals: 0x1d538,
    small: 0x1d552,
    others: { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" },
  },
};

function inAlphabet(name: string, letter: string): string {
  const alphabet = ALPHABETS[name];
  const code = letter.codePointAt(0)!;
  if (alphabet === undefined) return letter;
  if (alphabet.others[letter] !== undefined) return alphabet.others[letter];
  if (/[A-Z]/.test(letter)) return String.fromCodePoint(alphabet.capitals + code - 65);
  return /[a-z]/.test(letter) ? String.fromCodePoint(alphabet.small + code - 97) : letter;
}

/**
 * A formula in TeX as MathML, which browsers set without a script or a style sheet.
 * @throws ParseError for a formula that KaTeX does not know
 */
export function formulaMarkup(tex: string): string {
  return (
    katex
      .renderToString(tex, { output: "mathml", strict: "error", throwOnError: true })
      .replace(/^<span class="katex">|<\/span>$/g, "")
      .replace(/<annotation[^>]*>[^<]*<\/annotation>/g, "")
      // Browsers stretch the bar of a keyboard, and KaTeX writes another one.
      .replace(/<mo fence="true"[^>]*>∣<\/mo>/g, '<mo fence="true" stretchy="true" lspace="0" rspace="0">|</mo>')
      // A minus after one of these is a sign, without the space around an operation.
      .replace(
        /(<mo[^>]*>(?:[([{,=<>≤≥≠→⇒±]|&lt;|&gt;)<\/mo>(?:<mspace[^>]*><\/mspace>)?)<mo>([−+])<\/mo>/g,
        '$1<mo form="prefix">$2</mo>',
      )
      .replace(
        /<(m[io]) mathvariant="(bold|double-struck)">([A-Za-z])<\//g,
        (_, tag: string, name: string, letter: string) =>
          // A single letter would be slanted.
          `<${tag} mathvariant="normal">${inAlphabet(name, letter)}</`,
      )
  );
}

/** Where a long formula may break: before a relation or an operation between two parts. */
const BREAKS = new Set([
  "=",
  "<",
  ">",
  "+",
  "-",
  "\\le",
  "\\leq",
  "\\ge",
  "\\geq",
  "\\ne",
  "\\approx",
  "\\Rightarrow",
  "\\times",
  "\\cdot",
  "\\cup",
  "\\cap",
]);
/** Braces of a set do not count: a long set breaks after a comma. */
const OPENERS = new Set(["{", "(", "[", "\\left", "\\begin"]);
const CLOSERS = new Set(["}", ")", "]", "\\right", "\\end"]);
/** Formulas of at most so many characters of TeX fit on a narrow phone. */
const FITS = 18;

/** `\ce{A + B -> C}` as `\ce{A}`, `\ce{+ B}` and `\ce{-> C}`; what is in brackets or braces stays together. */
function breakReactions(tex: string): string {
  return tex.replace(/\\ce\{((?:[^{}]|\{[^{}]*\})*)\}/g, (whole, reaction: string) => {
    const parts = reaction.split(/\s+(?=(?:\+|->|<=>)(?:\s|\[))(?![^[]*\])/);
    return parts.length === 1 ? whole : parts.map((part) => `\\ce{${part}}`).join(REACTION_BREAK);
  });
}

/** Between the parts of a reaction; no formula holds it. */
const REACTION_BREAK = "\u0000";

/**
 * Splits a long formula where a line may break, because browsers do not break MathML: before a sign, which begins the
 * next part, and after a comma.
 */
export function breakFormula(tex: string): string[] {
  if (tex.length <= FITS) return [tex];
  const parts = [""];
  let depth = 0;
  let before = "=";
  for (const token of breakReactions(tex).match(/\\[a-zA-Z]+|\\.|\s+|[^\\]/g) ?? []) {
    if (token === REACTION_BREAK) {
      if (depth === 0) parts.push("");
      continue;
    }
    const isSign = (token === "+" || token === "-") && (BREAKS.has(before) || /[\^_,(]/.test(before));
    if (depth === 0 && BREAKS.has(token) && !isSign && parts.at(-1)!.trim() !== "") parts.push("{}");
    parts[parts.length - 1] += token;
    if (depth === 0 && token === ",") parts.push("");
    if (OPENERS.has(token)) depth += 1;
    if (CLOSERS.has(token)) depth -= 1;
    if (token.trim() !== "") before = token;
  }
  return parts.filter((part) => part !== "");
}
