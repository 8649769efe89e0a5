import lighthouse from "lighthouse";

/** What Lighthouse says of a page: four scores of 100, times in milliseconds, and what kept a score below 100. */
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
/** Which of some numbers stands in the middle. */
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Now and then Chromium loses the recording of a run; then it is run again. */
const MOST_TRIES = 3;

/**
 * How the slow line and processor come about: Lighthouse computes them from a fast run, or Chromium really holds back. The former counts
 * each script that was there before the first paint, as all are that come from the machine itself, among what the paint waits for.
 */
export type Throttling = "simulated" | "applied";
const METHODS = { simulated: "simulate", applied: "devtools" } as const;

/** One run with Lighthouse's own settings for phones: a Moto G, slow 4G and a processor slowed down four times. */
async function runOnce(url: string, port: number, throttling: Throttling, tries = 1): Promise<PageReport> {
  const throttlingMethod = METHODS[throttling];
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES, throttlingMethod });
  if (!result || result.lhr.runtimeError) {
    if (tries < MOST_TRIES) return runOnce(url, port, throttling, tries + 1);
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
 * The median of several runs, figure by figure.
 * @param port on which a Chromium can be remotely debugged
 * @throws Error when the page cannot be opened
 */
export async function runPage(url: string, port: number, runs: number, throttling: Throttling): Promise<PageReport> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(url, port, throttling));
  const middle = (figure: Exclude<keyof PageReport, "faults">) => median(reports.map((report) => report[figure]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    blocking: middle("blocking"),
    shift: middle("shift"),
    faults: [...new Set(reports.flatMap(({ faults }) => faults))],
  };
}
