import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { DEVANAGARI_CHARACTERS, FORMULA_CHARACTERS } from "@/lib/catalogue/practice-papers/font-characters";

/**
 * Cuts the fonts of the practice papers out of their npm packages: `npm run paper-fonts`. A test compares the characters
 * of all papers to those of the fonts.
 */
const require = createRequire(import.meta.url);

const DEVANAGARI = "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari";

const FONTS = [
  {
    source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
    target: "app/fonts/formulas.woff2",
    characters: FORMULA_CHARACTERS,
  },
  // A PDF holds fonts of one weight as they are; a variable font becomes drawings in it.
  ...["400", "700"].map((weight) => ({
    source: `${DEVANAGARI}-${weight}-normal.woff2`,
    target: `app/fonts/devanagari-${weight}.woff2`,
    characters: DEVANAGARI_CHARACTERS,
  })),
];

for (const { source, target, characters } of FONTS) {
  const whole = await readFile(require.resolve(source));
  const cut = await subsetFont(whole, characters, { targetFormat: "woff2" });
  await writeFile(target, cut);
  console.log(`${target}: ${cut.length} bytes of ${whole.length}`);
}
