/**
 * `npm run bench [-- --mentors 100000] [--few 10000] [--only listing,map] [--write]`: measures the product's queries and pages on
 * databases of its own (`.data/bench`) and prints ratios. `--write` puts the targets into docs/performance.md. Takes about ten minutes.
 */
import { readArguments, wholeNumber } from "@/scripts/arguments";
import { publish, type Section } from "../report";
import { BENCH_SECRET, openBenchServer } from "./bench-database";
import { measureGrowth } from "./measure-growth";
import { measureHttp } from "./measure-http";
import { measureListing, measurePages } from "./measure-listing";
import { measureMap } from "./measure-map";
import { measureSitemap } from "./measure-sitemap";
import { measureSlots } from "./measure-slots";
import { measureDatabase, type MeasuredDatabase } from "./measured-database";

const PARTS: Readonly<Record<string, () => Promise<Section>>> = {
  listing: async () => measureListing(await open(mentors)),
  pages: async () => measurePages(await open(mentors)),
  map: async () => measureMap(await open(mentors)),
  slots: async () => measureSlots(await open(mentors)),
  growth: async () => measureGrowth(await open(few), await open(mentors)),
  sitemap: async () => measureSitemap(await open(few), await open(mentors)),
  http: async () => {
    await closeAll();
    return measureHttp(await server.database(mentors), mentors);
  },
};

const text = { type: "string" } as const;
const { mentors, few, only, write } = readArguments(
  {
    options: {
      mentors: { ...text, default: "100000" },
      few: { ...text, default: "10000" },
      only: { ...text, default: Object.keys(PARTS).join() },
      write: { type: "boolean", default: false },
    },
  },
  ({ values }) => {
    const only = values.only.split(",");
    const unknown = only.filter((name) => !PARTS[name]);
    if (unknown.length > 0) throw new Error(`--only takes some of ${Object.keys(PARTS).join(", ")}, not "${unknown}".`);
    const [mentors, few] = [wholeNumber("mentors", values.mentors, 100), wholeNumber("few", values.few, 100)];
    return { mentors, few, only, write: values.write };
  },
);

const server = await openBenchServer();
const opened = new Map<number, MeasuredDatabase>();

async function open(size: number): Promise<MeasuredDatabase> {
  const database = opened.get(size) ?? (await measureDatabase(await server.database(size), size, BENCH_SECRET));
  opened.set(size, database);
  return database;
}

async function closeAll(): Promise<void> {
  for (const database of opened.values()) await database.end();
  opened.clear();
}

try {
  for (const part of only) {
    const command = `npm run bench -- --mentors ${mentors} --few ${few} --only ${part}`;
    publish(await PARTS[part]!(), { command, write });
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await closeAll();
  await server.stop();
}
