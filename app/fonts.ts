import localFont from "next/font/local";

/**
 * Headlines. Self-hosted from the npm package; what stands in until it is there has its widths (`font-fallbacks.css`), so nothing
 * moves. One weight stands for semibold and bold: the variable font is twice as large, and every phone waits for it.
 */
export const bricolage = localFont({
  src: "../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "600 700",
  display: "swap",
  variable: "--font-bricolage",
  adjustFontFallback: false,
  fallback: ["Bricolage by Arial", "Bricolage by Roboto"],
});

/** Text. */
export const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  variable: "--font-figtree",
  adjustFontFallback: false,
  fallback: ["Figtree by Arial", "Figtree by Roboto"],
});
