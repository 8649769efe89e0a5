import localFont from "next/font/local";

/**
 * Formulas and Hindi: the characters of the practice papers, cut from npm packages by `npm run paper-fonts`. A page
 * without formulas or Hindi loads neither.
 */
const formulas = localFont({
  src: "./fonts/formulas.woff2",
  display: "swap",
  preload: false,
  variable: "--font-formulas",
  adjustFontFallback: false,
});

const devanagari = localFont({
  src: [
    { path: "./fonts/devanagari-400.woff2", weight: "400" },
    { path: "./fonts/devanagari-700.woff2", weight: "700" },
  ],
  display: "swap",
  preload: false,
  variable: "--font-devanagari",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+900-97F, U+200C-200D, U+25CC" }],
});

/** The site's own font is variable, which a PDF cannot hold; on paper it has fixed weights. */
const printed = localFont({
  src: [
    { path: "../node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff2", weight: "400" },
    { path: "../node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff2", weight: "500 700" },
  ],
  display: "swap",
  preload: false,
  variable: "--font-printed",
  adjustFontFallback: false,
});

export const paperFonts = `${formulas.variable} ${devanagari.variable} ${printed.variable}`;
