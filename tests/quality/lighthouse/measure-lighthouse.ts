/** Runs Lighthouse over the pages of the server at SITE_URL, RUNS times each. Started by tests/quality/lighthouse/run.ts. */
import { chromium } from "@playwright/test";
import { publish, type Target } from "../bench/report";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/find-chromium";
import { buildFloorApp, serveFloorApp } from "../floor-app";
import { MEASURED_PAGES, measuredAddresses } from "../weight/measured-pages";
import { freePort } from "@/scripts/port";
import { type PageReport, runPage } from "./run-page";

/** The targets: scores of 100, milliseconds that block the page, and how much of it moves. */
const LEAST_PERFORMANCE = 98;
const PERFECT = 100;
const BLOCKING_BELOW_MS = 50;

function targetsOf(name: string, report: PageReport): Target[] {
  const { performance, accessibility, bestPractices, seo, blocking, shift } = report;
  const strict = Math.min(accessibility, bestPractices, seo);
  return [
    {
      what: `${name}: performance`,
      measured: String(performance),
      wanted: `at least ${LEAST_PERFORMANCE}`,
      isMet: performance >= LEAST_PERFORMANCE,
    },
    {
      what: `${name}: accessibility, best practices, SEO`,
      measured: [accessibility, bestPractices, seo].join(", "),
      wanted: `${PERFECT} each`,
      isMet: strict === PERFECT,
    },
    {
      what: `${name}: total blocking time`,
      measured: `${Math.round(blocking)} ms`,
      wanted: `below ${BLOCKING_BELOW_MS} ms`,
      isMet: blocking < BLOCKING_BELOW_MS,
    },
    // What moves by less than a thousandth is below what Lighthouse itself shows.
    { what: `${name}: layout shift`, measured: shift.toFixed(3), wanted: "0", isMet: shift.toFixed(3) === "0.000" },
  ];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const COLUMNS = ["page", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "CLS"];
const { SITE_URL = "", RUNS = "5" } = process.env;

function rowOf(name: string, report: PageReport): string[] {
  const { performance, accessibility, bestPractices, seo, firstPaint, largestPaint, blocking, shift } = report;
  return [
    name,
    ...[performance, accessibility, bestPractices, seo].map(String),
    seconds(firstPaint),
    seconds(largestPaint),
    `${Math.round(blocking)} ms`,
    shift.toFixed(3),
  ];
}

await buildFloorApp();
const floorApp = await serveFloorApp(await freePort());
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const addresses = await measuredAddresses(SITE_URL);
  const hello = floorApp.pageAddress("static", 0);
  const rows = [rowOf("floor", await runPage(hello, port, Number(RUNS), "simulated"))];
  const appliedRows = [rowOf("floor", await runPage(hello, port, Number(RUNS), "applied"))];
  const targets: Target[] = [];
  for (const name of MEASURED_PAGES) {
    const report = await runPage(addresses[name], port, Number(RUNS), "simulated");
    rows.push(rowOf(name, report));
    appliedRows.push(rowOf(name, await runPage(addresses[name], port, Number(RUNS), "applied")));
    targets.push(...targetsOf(name, report));
    if (report.faults.length > 0) console.error(`${name}: below 100 for ${report.faults.join(", ")}`);
  }
  publish(
    {
      name: "lighthouse",
      title: "On a phone: Lighthouse",
      intro: `Lighthouse's settings for phones (a Moto G on slow 4G, its processor four times slower, both simulated), the median of ${RUNS} runs on the production build with 600 demo mentors. The floor, a hello page of the same Next.js, says how much of the blocking time is the framework's and the machine's.`,
      columns: COLUMNS,
      rows,
      targets,
    },
    "npm run lighthouse",
  );
  publish(
    {
      name: "lighthouse-applied",
      title: "On a phone: Lighthouse, the slow line applied",
      intro: `The same settings, with Chromium itself holding back the line and the processor instead of Lighthouse computing what they would do; the median of ${RUNS} runs.`,
      columns: COLUMNS,
      rows: appliedRows,
      targets: [],
    },
    "npm run lighthouse",
  );
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await browser.close();
  await floorApp.server.stop();
}
