import { setImmediate as turn } from "node:timers/promises";
import type pg from "pg";
import type { SitemapPart } from "@/lib/domain/sitemap/sitemap.rules";
import { getSitemapPart } from "@/lib/server/sitemap/get-sitemap";
import { median, timed } from "./timed";
import { watchPlans } from "./watch-plans";

/** What reading a part costs. */
export type PartCost = {
  number: number;
  addresses: number;
  /** Milliseconds, the median of some readings. */
  ms: number;
  /** Shared buffers of 8 kB that the database touches. */
  buffers: number;
  /** Bytes of the text. */
  textBytes: number;
  /** How far the memory of the process grows while a part is read, and what of it is left when the text is let go. */
  peakBytes: number;
  leftBytes: number;
};

const ROUNDS = 5;
const SAMPLE_MS = 2;

const collectGarbage = () => (globalThis as { gc?: () => void }).gc!();
const memory = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Runs a task, lets go of its result, and tells by how much the memory grew at most, and how much of that stays. */
async function grown(task: () => Promise<void>): Promise<{ peak: number; left: number }> {
  collectGarbage();
  const before = memory();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, memory())), SAMPLE_MS);
  await task();
  peak = Math.max(peak, memory());
  clearInterval(sampling);
  await turn();
  collectGarbage();
  return { peak: peak - before, left: memory() - before };
}

/** Measures one part of the mentors again and again. Needs a process with `--expose-gc`. */
export async function measurePart(number: number, client: pg.Client): Promise<PartCost> {
  const part: SitemapPart = { kind: "mentors", number };
  const text = (await getSitemapPart(part)).join("");
  const ms = await timed(ROUNDS, () => getSitemapPart(part));
  const read = async () => void (await getSitemapPart(part));
  const growth = [];
  for (let round = 0; round < ROUNDS; round++) growth.push(await grown(read));
  const plans = await watchPlans(client);
  const { buffers } = await plans.of(() => getSitemapPart(part));
  await plans.end();
  return {
    number,
    addresses: text.split("<url>").length - 1,
    ms,
    buffers,
    textBytes: Buffer.byteLength(text),
    peakBytes: median(growth.map(({ peak }) => peak)),
    leftBytes: median(growth.map(({ left }) => left)),
  };
}
