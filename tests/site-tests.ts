import { findChromium } from "@/tests/support/find-chromium";
import { freePort } from "@/scripts/port";
import { runOnDemoServer } from "./quality/demo-server";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const VITEST = "node_modules/vitest/vitest.mjs";

/** Runs tests against the production build on a database with demo mentors. */
async function runOnServer(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<boolean> {
  const google = {
    GOOGLE_CLIENT_ID: "tests.apps.example",
    GOOGLE_KEYS_URL: `http://127.0.0.1:${await freePort()}/keys`,
  };
  return runOnDemoServer(
    (server) => ({
      command: process.execPath,
      args,
      environment: { ...server.environment, ...google, ...environment, E2E_BASE_URL: server.address },
    }),
    { ...google, ANSWER_FLOOR_MS: "20" },
  );
}

/** @param args Vitest's own, such as the files to run */
export const runHttpTests = (args: readonly string[]): Promise<boolean> =>
  runOnServer([VITEST, "run", "--project", "http", ...args], {});

/**
 * @param project of playwright.config.ts
 * @param args Playwright's own, such as the files to run
 */
export const runBrowserTests = (project: "journeys" | "nightly", args: readonly string[]): Promise<boolean> =>
  runOnServer([PLAYWRIGHT, "test", "--project", project, "--pass-with-no-tests", ...args], {
    CHROMIUM_PATH: findChromium(),
    LOG_LEVEL: "silent",
    // Tests make their people in the database, by the server's own modules.
    NODE_OPTIONS: "--import ./scripts/server-modules.mjs",
  });
