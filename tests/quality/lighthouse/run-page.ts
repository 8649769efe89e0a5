import lighthouse from "lighthouse";
import { median } from "../measure";

/** Lighthouse's report of a page: four scores out of 100, times in milliseconds, and the audits that lower a score. */
export type PageReport = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  faults: readonly string[];
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Chromium sometimes loses the trace of a run, which is then repeated. */
const MOST_TRIES = 3;

/** One run with Lighthouse's own settings for phones: a Moto G, slow 4G and a four times slower CPU. */
async function runOnce(url: string, port: number, tries = 1): Promise<PageReport> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (!result || result.lhr.runtimeError) {
    if (tries < MOST_TRIES) return runOnce(url, port, tries + 1);
    throw new Error(`Lighthouse could not open ${url}: ${result?.lhr.runtimeError?.message ?? "it gave no result"}`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const strict = CATEGORIES.slice(1).flatMap((name) => categories[name]!.auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    faults: strict.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}

/**
 * The median of several runs, for each figure.
 * @param port of a Chromium with remote debugging
 * @throws Error when the page cannot be opened
 */
export async function runPage(url: string, port: number, runs: number): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(url, port));
  const figures = Object.keys(reports[0]!).filter((name) => name !== "faults") as Exclude<keyof PageReport, "faults">[];
  const medians = figures.map((name) => [name, median(reports.map((report) => report[name]))]);
  return {
    ...Object.fromEntries(medians),
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  } as PageReport;
}
