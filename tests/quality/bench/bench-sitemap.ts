/**
 * `npm run bench:sitemap -- [--sizes 10000,50000,200000]`: seeds a throwaway database with each number of mentors, reads every part of
 * the sitemap there in a process of its own, and prints the time and the memory of a part as ratios of the largest number to the others.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { PartCost } from "./sitemap-cost";
import { median } from "./timed";
import { runOnTestDatabase } from "../../support/test-database";
import { fail } from "@/scripts/environment";
import { seedDemo } from "@/scripts/seed/seed-demo";

const MEASURE = [
  "--expose-gc",
  "--import",
  "tsx",
  "--conditions=react-server",
  "tests/quality/bench/measure-sitemap.ts",
];

function readSizes(): number[] {
  const { values } = parseArgs({ options: { sizes: { type: "string", default: "10000,50000,200000" } } });
  const sizes = values.sizes.split(",").map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) fail("--sizes takes whole numbers with commas.");
  return sizes.sort((a, b) => a - b);
}

/** What each part costs with so many mentors. */
async function measure(mentors: number): Promise<PartCost[]> {
  const directory = mkdtempSync(path.join(tmpdir(), "bench-sitemap-"));
  const file = path.join(directory, "costs.json");
  try {
    const code = await runOnTestDatabase(async ({ url, positionKey, environment }, run) => {
      await seedDemo(url, { mentors, seed: 1, positionKey, log: console.log });
      return run(process.execPath, [...MEASURE, file], environment);
    });
    if (code !== 0) process.exit(code);
    return JSON.parse(readFileSync(file, "utf8")) as PartCost[];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const perThousand = (cost: PartCost, value: number) => (1000 * value) / cost.addresses;
const ofAll = (costs: readonly PartCost[], value: (cost: PartCost) => number) => median(costs.map(value));

const SIZES = readSizes();
const all: { mentors: number; costs: PartCost[] }[] = [];
for (const mentors of SIZES) all.push({ mentors, costs: await measure(mentors) });
const largest = all.at(-1)!;
for (const { mentors, costs } of all.slice(0, -1)) {
  const ratio = (value: (cost: PartCost) => number) => (ofAll(largest.costs, value) / ofAll(costs, value)).toFixed(2);
  console.log(
    `${largest.mentors} against ${mentors} mentors, medians of all parts for 1,000 addresses: ` +
      `time ${ratio((cost) => perThousand(cost, cost.ms))}, buffers ${ratio((cost) => perThousand(cost, cost.buffers))}; ` +
      `for a part: memory while reading ${ratio((cost) => cost.peakBytes)}`,
  );
}
