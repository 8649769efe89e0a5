/**
 * `npm run lighthouse`: Lighthouse's settings for phones on the production build with a database of its own with 600 mentors. Writes the
 * medians of five runs (`-- --runs N`) to docs/performance.md; exit code 1 when a target is missed.
 */
import { runOnDemoServer } from "../demo-server";
import { fail } from "@/scripts/environment";

const [flag, runs = "5"] = process.argv.slice(2);
if (flag !== undefined && (flag !== "--runs" || !(Number(runs) >= 1))) fail("Say --runs and a number, or nothing.");

try {
  const isGood = await runOnDemoServer(({ address, environment }) => ({
    command: process.execPath,
    args: ["--import", "tsx", "tests/quality/lighthouse/measure-lighthouse.ts"],
    environment: { ...environment, SITE_URL: address, RUNS: runs },
  }));
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  fail((error as Error).message);
}
