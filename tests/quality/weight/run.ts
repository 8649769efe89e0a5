/**
 * `npm run weight`: what a phone is sent when it opens a page, against a hello page of the same Next.js. Weighs the production build on
 * a database of its own with 600 mentors and writes the figures to docs/performance.md (docs/decisions/026-page-weight.md).
 */
import { runOnDemoServer } from "../demo-server";
import { fail } from "@/scripts/environment";

try {
  const isGood = await runOnDemoServer(({ address, environment }) => ({
    command: process.execPath,
    args: ["--import", "tsx", "tests/quality/weight/measure-page-weight.ts"],
    environment: { ...environment, SITE_URL: address },
  }));
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  fail((error as Error).message);
}
