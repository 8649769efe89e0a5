/** Weighs the pages of the server at SITE_URL against the floor app, which it builds. Started by tests/quality/weight/run.ts. */
import { chromium } from "@playwright/test";
import { publish } from "../bench/report";
import { CHROMIUM_FLAGS, findChromium } from "@/scripts/find-chromium";
import { buildFloorApp, serveFloorApp } from "../floor-app";
import { freePort } from "@/scripts/port";
import { MEASURED_PAGES, measuredAddresses } from "./measured-pages";
import { type PageWeight, weighPage } from "./weigh-page";

/** The target for scripts above the floor. */
const MOST = 45_000;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const { SITE_URL = "" } = process.env;

await buildFloorApp();
const floorApp = await serveFloorApp(await freePort());
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const addresses = await measuredAddresses(SITE_URL);
  const floor = await weighPage(browser, floorApp.pageAddress("static", 0));
  const weights: [string, PageWeight][] = [["floor", floor]];
  const brotli = new Map<string, PageWeight>();
  for (const name of MEASURED_PAGES) {
    weights.push([name, await weighPage(browser, addresses[name])]);
    brotli.set(name, await weighPage(browser, addresses[name], "br"));
  }
  const inBrotli = (name: string, ...kinds: readonly ("script" | "html")[]) => {
    const weight = brotli.get(name);
    return weight === undefined ? "" : kinds.map((kind) => kilobytes(weight[kind])).join(" and ");
  };
  const rows = weights.map(([name, weight]) => [
    name,
    kilobytes(weight.script),
    kilobytes(weight.script - floor.script),
    kilobytes(weight.html),
    kilobytes(weight.style),
    kilobytes(weight.font),
    kilobytes(weight.image),
    kilobytes(weight.prefetch),
    String(weight.requests),
    inBrotli(name, "script", "html"),
  ]);
  const targets = weights.slice(1).map(([name, { script }]) => ({
    what: `scripts of ${name} above the floor`,
    measured: `${kilobytes(script - floor.script)} kB`,
    wanted: `at most ${MOST / 1000} kB`,
    isMet: script - floor.script <= MOST,
  }));
  publish(
    {
      name: "weight",
      title: "On a phone: what is sent",
      intro:
        `Kilobytes as sent (by gzip, which is all that the floor's server knows; without headers) when a phone of 390 px opens a page for the first time, until the network rests, without a touch. The floor is a hello page of the same Next.js; its scripts are ${floor.script.toLocaleString("en")} bytes. ` +
        "“Prefetched” are pages that are fetched because somebody may open them next; they are no part of the other columns. Browsers that take Brotli, which is nearly all, are sent scripts and HTML of the last column.",
      columns: [
        "page",
        "scripts",
        "above the floor",
        "HTML",
        "styles",
        "fonts",
        "pictures",
        "prefetched",
        "requests",
        "by Brotli",
      ],
      rows,
      targets,
    },
    "npm run weight",
  );
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await browser.close();
  await floorApp.server.stop();
}
