import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Result } from "autocannon";

export type Load = { perSecond: number; p50: number; p99: number; bytes: number; failed: number };

const AUTOCANNON = fileURLToPath(import.meta.resolve("autocannon"));

/** Loads an address over several connections from another process; latencies are in milliseconds. */
export async function loadAddress(
  address: string,
  seconds: number,
  connections: number,
  header?: string,
): Promise<Load> {
  const flags = ["--json", "--no-progress", "-c", String(connections), "-d", String(seconds)];
  const args = [AUTOCANNON, ...flags, ...(header === undefined ? [] : ["-H", header]), address];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  const said: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  await new Promise((resolve) => child.once("close", resolve));
  const { requests, latency, throughput, non2xx, errors, timeouts } = JSON.parse(
    Buffer.concat(said).toString(),
  ) as Result;
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bytes: requests.total === 0 ? 0 : throughput.total / requests.total,
    failed: non2xx + errors + timeouts,
  };
}
