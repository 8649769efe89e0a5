/**
 * The light values of the design tokens in app/globals.css, where CSS variables do not work: mails, generated images
 * and the manifest.
 */
export const LIGHT_COLOURS = {
  paper: "#fbf8f2",
  card: "#ffffff",
  ink: "#17231c",
  inkSoft: "#56645b",
  line: "#e4dfd3",
  leaf: "#0b6b47",
  leafWash: "#e3f1e9",
  marigold: "#f2a51a",
} as const;
