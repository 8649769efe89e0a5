import localFont from "next/font/local";

/**
 * Every phone waits for the two fonts of the first screen, so `fonts/` holds the glyphs of English text alone, cut out of the npm
 * packages by `subset-font`. The full fonts follow where a page has another letter. Fallbacks have the widths of our text
 * (`font-fallbacks.css`), so nothing moves when a font comes late.
 */

/** Headlines. One weight serves semibold and bold: the variable font is twice as large. */
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

/** Text. */
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
