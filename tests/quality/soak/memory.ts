import { existsSync, readFileSync } from "node:fs";
import { median, quantile } from "../measure";

/** Bytes after garbage collection. */
export type Sample = { rss: number; heapUsed: number; external: number };

const MB = 2 ** 20;
/**
 * Growth up to this share, or within twice the spread of the samples, is noise: bounded caches fill, and the
 * collector keeps a reserve.
 */
const NOISE_SHARE = 0.06;

/** The samples of a server so far, oldest first. */
export function readSamples(file: string): Sample[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Sample);
}

/** "heap 167 MB, buffers 104 MB, resident set 690 MB" */
export function memoryText(sample: Sample | undefined): string {
  if (!sample) return "no report of the memory yet";
  const inMB = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`;
  return `heap ${inMB(sample.heapUsed)}, buffers ${inMB(sample.external)}, resident set ${inMB(sample.rss)}`;
}

export type Growth = { name: string; from: number; to: number; perHour: number; isGrowing: boolean };

/**
 * Compares the median of the first third of the samples with that of the last, in megabytes.
 * @param hours between the two
 */
export function growthOf(name: string, bytes: readonly number[], hours: number): Growth {
  const third = Math.max(1, Math.floor(bytes.length / 3));
  const [first, last] = [bytes.slice(0, third), bytes.slice(-third)];
  const [from, to] = [median(first), median(last)];
  const spread = Math.max(...[first, last].map((some) => quantile(some, 0.75) - quantile(some, 0.25)));
  const isGrowing = to - from > Math.max(2 * spread, NOISE_SHARE * from);
  return { name, from: from / MB, to: to / MB, perHour: (to - from) / MB / hours, isGrowing };
}
