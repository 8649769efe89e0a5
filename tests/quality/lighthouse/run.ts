/**
 * `npm run lighthouse [-- --runs 5] [--write]`: Lighthouse's settings for phones on the production build with 600
 * demo mentors, the
 * median of several runs. `--write` puts the targets into docs/performance.md. Takes about five minutes.
 */
import { chromium } from "@playwright/test";
import { readArguments, wholeNumber } from "@/scripts/arguments";
import { fail } from "@/scripts/environment";
import { freePort } from "@/scripts/port";
import { CHROMIUM_FLAGS, findChromium } from "@/tests/support/find-chromium";
import { withFloorApp } from "../floor-app";
import { publish, type Target } from "../report";
import { withSite } from "../site";
import { MEASURED_PAGES, measuredAddresses } from "../weight/measured-pages";
import { type PageReport, runPage } from "./run-page";

const LEAST_PERFORMANCE = 98;
const PERFECT = 100;
const BLOCKING_BELOW_MS = 50;

const COLUMNS = [
  "Page",
  "Performance",
  "Accessibility",
  "Best practices",
  "SEO",
  "First paint",
  "Largest paint",
  "Blocking",
  "Layout shift",
];
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const { runs, write } = readArguments(
  { options: { runs: { type: "string", default: "5" }, write: { type: "boolean", default: false } } },
  ({ values }) => ({ runs: wholeNumber("runs", values.runs), write: values.write }),
);

function targetsOf(name: string, report: PageReport): Target[] {
  const { performance, accessibility, bestPractices, seo, blocking, shift } = report;
  const target = (what: string, measured: string, wanted: string, isMet: boolean) => ({
    what: `${name}: ${what}`,
    measured,
    wanted,
    isMet,
  });
  const strict = [accessibility, bestPractices, seo];
  return [
    target("performance", String(performance), `at least ${LEAST_PERFORMANCE}`, performance >= LEAST_PERFORMANCE),
    target(
      "accessibility, best practices, SEO",
      strict.join(", "),
      `${PERFECT} each`,
      strict.every((score) => score === PERFECT),
    ),
    target(
      "total blocking time",
      `${Math.round(blocking)} ms`,
      `below ${BLOCKING_BELOW_MS} ms`,
      blocking < BLOCKING_BELOW_MS,
    ),
    // Lighthouse itself shows no shift below a thousandth.
    target("layout shift", shift.toFixed(3), "0", shift.toFixed(3) === "0.000"),
  ];
}

function rowOf(name: string, report: PageReport): string[] {
  const { performance, accessibility, bestPractices, seo, firstPaint, largestPaint, blocking, shift } = report;
  const scores = [performance, accessibility, bestPractices, seo].map(String);
  return [name, ...scores, seconds(firstPaint), seconds(largestPaint), `${Math.round(blocking)} ms`, shift.toFixed(3)];
}

try {
  await withFloorApp((floorApp) =>
    withSite({}, async ({ appUrl }) => {
      const port = await freePort();
      const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
      const browser = await chromium.launch({ executablePath: findChromium(), args });
      try {
        const addresses = await measuredAddresses(appUrl);
        const rows = [rowOf("floor", await runPage(floorApp.pageAddress("static", 0), port, runs))];
        const targets: Target[] = [];
        for (const name of MEASURED_PAGES) {
          const report = await runPage(addresses[name], port, runs);
          rows.push(rowOf(name, report));
          targets.push(...targetsOf(name, report));
          if (report.faults.length > 0) console.error(`${name}: below 100 for ${report.faults.join(", ")}`);
        }
        const section = {
          name: "lighthouse",
          title: "On a phone: Lighthouse",
          intro: `A Moto G on slow 4G, its processor four times slower, as Lighthouse computes it. Medians of ${runs} runs. The floor is a hello page.`,
          columns: COLUMNS,
          rows,
          targets,
        };
        publish(section, { command: "npm run lighthouse", write });
      } finally {
        await browser.close();
      }
    }),
  );
} catch (error) {
  fail((error as Error).message);
}
