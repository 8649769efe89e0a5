import localFont from "next/font/local";

/**
 * The first screen waits for both fonts, so `fonts/` holds only the glyphs of English text, extracted from the npm
 * packages with `subset-font`: kerning and figures of one width, without fractions and other alternates, in the weights
 * below. A page with other characters loads the full fonts. Fallbacks match the widths of our text
 * (`font-fallbacks.css`), so a late font causes no layout shift.
 */

/** Headlines. One weight serves semibold and bold, because the variable font is twice as large. */
export const bricolage = localFont({
  src: "./fonts/bricolage.woff2",
  weight: "600 700",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026" },
  ],
});

export const bricolageLatin = localFont({
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "600 700",
  display: "swap",
  preload: false,
  variable: "--font-bricolage-latin",
  adjustFontFallback: false,
  fallback: ["Bricolage by Arial", "Bricolage by Roboto"],
  declarations: [
    { prop: "unicode-range", value: "U+A1-FF, U+131, U+152-153, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212" },
  ],
});

/** Body text. */
export const figtree = localFont({
  src: "./fonts/figtree.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-figtree",
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+20-7E, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026" },
  ],
});

export const figtreeLatin = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  variable: "--font-figtree-latin",
  adjustFontFallback: false,
  fallback: ["Figtree by Arial", "Figtree by Roboto"],
  declarations: [
    { prop: "unicode-range", value: "U+A1-FF, U+131, U+152-153, U+2000-206F, U+20AC, U+2122, U+2191-2193, U+2212" },
  ],
});

/** The rupee sign of fees, from the Latin Extended font. */
export const figtreeRupee = localFont({
  src: "./fonts/figtree-rupee.woff2",
  weight: "400 700",
  display: "swap",
  preload: false,
  variable: "--font-figtree-rupee",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});
