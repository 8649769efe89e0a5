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
  home: { script: 45_000, html: 18_200, requests: 25 },
  listing: { script: 42_500, html: 16_200, requests: 25 },
  profile: { script: 32_000, html: 22_200, requests: 20 },
  landing: { script: 27_000, html: 16_000, requests: 32 },
  papers: { script: 24_000, html: 9_800, requests: 20 },
  "paper list": { script: 27_000, html: 10_300, requests: 23 },
};

/** One style sheet and two fonts serve all pages. */
export const SHARED_BUDGET = { style: 17_800, font: 27_500 };
