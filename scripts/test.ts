/** `npm test`: everything that has to pass, in order; stops at the first failure. `--only STEP` runs one step. */
import { spawnSync } from "node:child_process";
import { prepareDemo } from "./database/prepare-database";
import { runOnTestDatabase } from "./database/test-database";
import { isBuildStale } from "./build-state";
import { fail } from "./environment";
import { findChromium } from "./find-chromium";
import { buildNext, isHealthy, startNext } from "./next-process";
import { freePort } from "./port";

type Step = { name: string; run: () => boolean | Promise<boolean> };

const npmRun = (script: string) => () =>
  spawnSync("npm", ["run", "--silent", script], { stdio: "inherit", shell: process.platform === "win32" }).status === 0;

/** The production build on a database with demo mentors, in a real browser. */
async function endToEnd(): Promise<boolean> {
  const browser = findChromium();
  if (isBuildStale() && !(await buildNext())) return false;
  const code = await runOnTestDatabase(async (database, run) => {
    await prepareDemo(database);
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const google = {
      GOOGLE_CLIENT_ID: "tests.apps.example",
      GOOGLE_KEYS_URL: `http://127.0.0.1:${await freePort()}/keys`,
    };
    const env = {
      ...database.environment,
      ...google,
      NODE_ENV: "production",
      APP_URL: address,
      LOG_LEVEL: "warn",
      DEV_OUTBOX: "1",
      // Each test comes from an address of its own, so that limits count for each alone.
      TRUSTED_PROXIES: "1",
    };
    const server = startNext({ command: "start", host: "127.0.0.1", port, env, quiet: true });
    try {
      if (!(await isHealthy(address, server.ended))) throw new Error(`The server did not start.\n${server.output()}`);
      const variables = { ...database.environment, ...google, E2E_BASE_URL: address, CHROMIUM_PATH: browser };
      return await run(
        process.execPath,
        ["node_modules/@playwright/test/cli.js", "test", ...playwrightArguments],
        variables,
      );
    } finally {
      await server.stop();
    }
  });
  return code === 0;
}

const STEPS: readonly Step[] = [
  { name: "format", run: npmRun("format:check") },
  { name: "lint", run: npmRun("lint") },
  { name: "types", run: npmRun("typecheck") },
  { name: "unused code", run: npmRun("knip") },
  { name: "unit", run: npmRun("test:unit") },
  { name: "integration", run: npmRun("test:integration") },
  { name: "build", run: () => buildNext() },
  { name: "e2e", run: endToEnd },
];

const [flag, only, ...playwrightArguments] = process.argv.slice(2);
const steps = flag === undefined ? STEPS : STEPS.filter((step) => flag === "--only" && step.name === only);
if (steps.length === 0) fail(`Say --only and one of: ${STEPS.map(({ name }) => name).join(", ")}.`);

async function isPassed(run: Step["run"]): Promise<boolean> {
  try {
    return await run();
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

let passed = 0;
for (const { name, run } of steps) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const isGood = await isPassed(run);
  console.log(`== ${name} ${isGood ? "passed" : "FAILED"} after ${Math.round((Date.now() - start) / 1000)} s`);
  if (!isGood) {
    process.exitCode = 1;
    break;
  }
  passed++;
}
console.log(`\n${passed} passed, ${steps.length > passed ? 1 : 0} failed`);
