/**
 * `npm run weight [-- --write]`: what a phone downloads on its first visit to a page, against a hello page of the
 * same Next.js
 * (docs/decisions/026-page-weight.md). `--write` puts the targets into docs/performance.md. Takes about two minutes.
 */
import { chromium } from "@playwright/test";
import { readArguments } from "@/scripts/arguments";
import { fail } from "@/scripts/environment";
import { CHROMIUM_FLAGS, findChromium } from "@/tests/support/find-chromium";
import { withFloorApp } from "../floor-app";
import { publish } from "../report";
import { withSite } from "../site";
import { MEASURED_PAGES, measuredAddresses } from "./measured-pages";
import { type PageWeight, weighPage } from "./weigh-page";

/** The target for scripts above the floor. */
const MOST = 45_000;
/** The target for a first visit, with Brotli as browsers ask for it. */
const MOST_IN_ALL = 200 * 1024;
const KINDS = ["script", "html", "style", "font", "image", "prefetch"] as const;

const inAll = (weight: PageWeight) => KINDS.reduce((sum, kind) => sum + weight[kind], weight.other);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const { write } = readArguments({ options: { write: { type: "boolean", default: false } } }, ({ values }) => values);

function report(floor: PageWeight, pages: readonly { name: string; gzip: PageWeight; brotli: PageWeight }[]): void {
  const rows = pages.map(({ name, gzip, brotli }) => [
    name,
    kilobytes(gzip.script - floor.script),
    ...KINDS.map((kind) => kilobytes(gzip[kind])),
    String(gzip.requests),
    `${kilobytes(brotli.script)} and ${kilobytes(brotli.html)}`,
  ]);
  const targets = pages.flatMap(({ name, gzip: { script }, brotli }) => [
    {
      what: `scripts of ${name} above the floor`,
      measured: `${kilobytes(script - floor.script)} kB`,
      wanted: `at most ${MOST / 1000} kB`,
      isMet: script - floor.script <= MOST,
    },
    {
      what: `first visit of ${name}, all bytes by Brotli`,
      measured: `${(inAll(brotli) / 1024).toFixed(1)} KiB`,
      wanted: `at most ${MOST_IN_ALL / 1024} KiB`,
      isMet: inAll(brotli) <= MOST_IN_ALL,
    },
  ]);
  const section = {
    name: "weight",
    title: "On a phone: what is sent",
    intro:
      `Kilobytes as sent by gzip, without headers, until the network rests. The floor, a hello page, sends ` +
      `${floor.script.toLocaleString("en")} bytes of scripts. No column counts prefetched pages but their own.`,
    columns: ["Page", "Above the floor", ...KINDS, "Requests", "Script and HTML by Brotli"],
    rows,
    targets,
  };
  publish(section, { command: "npm run weight", write });
}

try {
  await withFloorApp((floorApp) =>
    withSite({}, async ({ appUrl }) => {
      const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
      try {
        const addresses = await measuredAddresses(appUrl);
        const floor = await weighPage(browser, floorApp.pageAddress("static", 0));
        const pages = [];
        for (const name of MEASURED_PAGES) {
          const url = addresses[name];
          pages.push({ name, gzip: await weighPage(browser, url), brotli: await weighPage(browser, url, "br") });
        }
        report(floor, pages);
      } finally {
        await browser.close();
      }
    }),
  );
} catch (error) {
  fail((error as Error).message);
}
