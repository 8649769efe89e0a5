import type { MeasuredPage } from "./measured-pages";

/**
 * Script bytes of a hello page, as measured by `npm run weight` (tests/quality/floor-app.ts), and the version of
 * Next.js that sent
 * them.
 */
export const FLOOR = { next: "16.4.6", script: 135_072 };

export type Budget = {
  /** The most scripts above the floor; the target for every page is 45,000. */
  script: number;
  /** The page itself. */
  html: number;
  requests: number;
};

/**
 * The most bytes that a phone downloads on its first visit to a page, a little above today's figures. Raising a
 * budget needs a
 * reason in docs/decisions/026-page-weight.md.
 */
export const BUDGETS: Readonly<Record<MeasuredPage, Budget>> = {
  home: { script: 36_000, html: 18_200, requests: 25 },
  listing: { script: 34_000, html: 19_000, requests: 25 },
  profile: { script: 30_000, html: 22_500, requests: 22 },
  landing: { script: 21_000, html: 17_700, requests: 26 },
  papers: { script: 16_000, html: 9_800, requests: 20 },
  "paper list": { script: 21_000, html: 10_800, requests: 23 },
};

/** One style sheet and two fonts serve all pages. */
export const SHARED_BUDGET = { style: 17_800, font: 23_500 };
