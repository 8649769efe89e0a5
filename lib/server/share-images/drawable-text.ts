import "server-only";

/** Maximum characters to lay out; a line of an image fits fewer. */
const LONGEST = 120;
/** Characters without a glyph of their own: control and direction characters, and combining marks. */
const WITHOUT_SHAPE = /[\p{C}\p{M}]/u;

/**
 * A text as an image's fonts can show it, on one line. For a missing glyph the image library asks Google, and draws "NO
 * GLYPH" without a response. Such letters lose their accents or are left out.
 * @param canDraw whether a character has a glyph
 * @returns an empty text when no letter or digit remains
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
