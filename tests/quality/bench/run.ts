/**
 * `npm run bench -- [--mentors N] [--few N] [--only listing,pages,map,slots,growth,http]`: measures the product on databases of its own
 * (`.data/bench`) and the production build, prints ratios and writes them to docs/performance.md. Exit code 1 when a target is missed.
 */
import { parseArgs } from "node:util";
import { BENCH_SECRET, openBenchServer } from "./bench-database";
import { measureGrowth } from "./measure-growth";
import { measureHttp } from "./measure-http";
import { measureListing, measurePages } from "./measure-listing";
import { measureMap } from "./measure-map";
import { measureSlots } from "./measure-slots";
import { measureDatabase, type MeasuredDatabase } from "./measured-database";
import { publish, type Section } from "./report";
import { fail } from "@/scripts/environment";

const PARTS = ["listing", "pages", "map", "slots", "growth", "http"] as const;
type PartName = (typeof PARTS)[number];

function readArguments() {
  const { values } = parseArgs({
    options: {
      mentors: { type: "string", default: "100000" },
      few: { type: "string", default: "10000" },
      only: { type: "string", default: PARTS.join() },
    },
  });
  const [mentors, few] = [Number(values.mentors), Number(values.few)];
  if (![mentors, few].every((count) => Number.isInteger(count) && count >= 100)) {
    fail("--mentors and --few take whole numbers from 100.");
  }
  const only = values.only.split(",");
  const unknown = only.find((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown !== undefined) fail(`--only takes some of ${PARTS.join(", ")}; "${unknown}" is none of them.`);
  return { mentors, few, only: only as PartName[] };
}

const { mentors, few, only } = readArguments();
const server = await openBenchServer();
const opened: MeasuredDatabase[] = [];
const open = async (size: number) => {
  const database = await measureDatabase(await server.database(size), size, BENCH_SECRET);
  opened.push(database);
  return database;
};

let isMissed = false;
function report(part: PartName, section: Section): void {
  const fewText = part === "growth" ? ` --few ${few}` : "";
  publish(section, `npm run bench -- --mentors ${mentors}${fewText} --only ${part}`);
  isMissed ||= section.targets.some(({ isMet }) => !isMet);
}

try {
  const isQuery = only.some((part) => part !== "http");
  const database = isQuery ? await open(mentors) : null;
  if (database && only.includes("listing")) report("listing", await measureListing(database));
  if (database && only.includes("pages")) report("pages", await measurePages(database));
  if (database && only.includes("map")) report("map", await measureMap(database));
  if (database && only.includes("slots")) report("slots", await measureSlots(database));
  if (database && only.includes("growth")) report("growth", await measureGrowth(await open(few), database));
  for (const one of opened.splice(0)) await one.end();
  if (only.includes("http")) report("http", await measureHttp(await server.database(mentors), mentors));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  for (const one of opened) await one.end();
  await server.stop();
}
if (isMissed) process.exitCode = 1;
