import "server-only";

/** Longest text in characters that is laid out; a line of an image holds fewer. */
const LONGEST = 120;
/** Signs that no font draws by themselves: controls, directions, and marks that stand on the letter before. */
const WITHOUT_SHAPE = /[\p{C}\p{M}]/u;

/**
 * A text as the fonts of an image can show it, on one line. The image library asks Google for a glyph that its fonts
 * lack and draws "NO GLYPH" without an answer, so such a letter is drawn without its accents, or left out.
 * @param canDraw whether a character has a glyph
 * @returns an empty text when no letter or digit is left
 */
export function drawableText(text: string, canDraw: (character: string) => boolean): string {
  const isDrawn = (character: string) => !WITHOUT_SHAPE.test(character) && canDraw(character);
  const line = Array.from(text.normalize("NFC"))
    .map((character) => {
      if (/\s/.test(character)) return " ";
      return isDrawn(character) ? character : Array.from(character.normalize("NFKD")).filter(isDrawn).join("");
    })
    .join("")
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(line) ? Array.from(line).slice(0, LONGEST).join("") : "";
}
