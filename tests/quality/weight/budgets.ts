import type { MeasuredPage } from "./measured-pages";

/**
 * Bytes of scripts that a hello page sends, as `npm run weight` has measured them (tests/quality/floor-app.ts), and the version of
 * Next.js that sent them.
 */
export const FLOOR = { next: "16.4.6", script: 135_072 };

export type Budget = {
  /** Scripts above the floor, at most; the target for every page is 45,000. */
  script: number;
  /** The page itself. */
  html: number;
  requests: number;
};

/**
 * Most bytes that a phone is sent when it opens a page for the first time, a little above today's figures. Raising a budget needs a
 * reason in docs/decisions/026-page-weight.md.
 */
export const BUDGETS: Readonly<Record<MeasuredPage, Budget>> = {
  home: { script: 45_000, html: 18_200, requests: 25 },
  listing: { script: 42_500, html: 16_200, requests: 25 },
  profile: { script: 32_000, html: 19_800, requests: 20 },
  landing: { script: 27_000, html: 16_000, requests: 32 },
  papers: { script: 24_000, html: 9_800, requests: 20 },
  "paper list": { script: 27_000, html: 10_300, requests: 23 },
};

/** One style sheet and two fonts serve all pages. */
export const SHARED_BUDGET = { style: 17_800, font: 27_500 };
