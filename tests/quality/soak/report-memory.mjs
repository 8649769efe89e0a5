/**
 * Preloaded into the server (NODE_OPTIONS). On SIGUSR2 it collects garbage and appends a line with the memory usage,
 * in bytes, to
 * SOAK_MEMORY_FILE.
 */
import { appendFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  appendFileSync(process.env.SOAK_MEMORY_FILE, `${JSON.stringify({ rss, heapUsed, external })}\n`);
});
