import type { MeasuredPage } from "./measured-pages";

/**
 * What a hello page of this Next.js sends: scripts, in bytes as sent. Recorded from `npm run weight`, which builds that page
 * (tests/quality/floor-app.ts), so that the tests need not; the version is the one that it was measured with.
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
 * How heavy a page may be on a phone that opens it for the first time, in bytes as sent: a little more than it is. A page that
 * needs more has to say why in docs/decisions/026-page-weight.md.
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
