import localFont from "next/font/local";

/**
 * Headlines. Self-hosted from the npm package; the fallback is matched in its metrics, so nothing moves. One weight stands for
 * semibold and bold: the variable font is twice as large, and every phone waits for it.
 */
export const bricolage = localFont({
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "600 700",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: "Arial",
});

/** Text. */
export const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  variable: "--font-figtree",
  adjustFontFallback: "Arial",
});
