/**
 * `npm run crawl`: walks every link of the production build as a search engine does, on a database of its own with 600 mentors,
 * holds what it finds against the sitemap, and gives one page of each type to the Nu HTML checker (docs/decisions/018-crawl.md).
 */
import { runOnDemoServer } from "../demo-server";
import { fail, readEnvironment } from "@/scripts/environment";

const INSPECT = ["--import", "tsx", "tests/quality/crawl/inspect-site.ts"];

// Static pages say the address for which they were built.
const { APP_URL } = readEnvironment();

try {
  const isGood = await runOnDemoServer(
    ({ address, environment }) => ({
      command: process.execPath,
      args: INSPECT,
      environment: { ...environment, SITE_URL: APP_URL, SERVER_URL: address },
    }),
    { APP_URL },
  );
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  fail((error as Error).message);
}
