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
  home: { script: 36_000, html: 27_000, requests: 26 },
  listing: { script: 34_000, html: 27_000, requests: 26 },
  profile: { script: 26_000, html: 30_000, requests: 24 },
  landing: { script: 16_000, html: 24_000, requests: 34 },
  papers: { script: 16_000, html: 17_000, requests: 20 },
  "paper list": { script: 16_000, html: 18_000, requests: 24 },
};

/** One style sheet and two fonts serve all pages. */
export const SHARED_BUDGET = { style: 12_000, font: 45_000 };
