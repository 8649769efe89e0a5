import { findChromium } from "@/tests/support/find-chromium";
import { freePort } from "@/scripts/port";
import { runOnDemoServer } from "./quality/demo-server";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

/**
 * Runs Playwright against the production build on a database with demo mentors.
 * @param project of playwright.config.ts
 * @param args Playwright's own, such as the files to run
 */
export async function runBrowserTests(project: "journeys" | "nightly", args: readonly string[]): Promise<boolean> {
  const browser = findChromium();
  const google = {
    GOOGLE_CLIENT_ID: "tests.apps.example",
    GOOGLE_KEYS_URL: `http://127.0.0.1:${await freePort()}/keys`,
  };
  return runOnDemoServer(
    ({ address, environment }) => ({
      command: process.execPath,
      args: [PLAYWRIGHT, "test", "--project", project, "--pass-with-no-tests", ...args],
      environment: { ...environment, ...google, E2E_BASE_URL: address, CHROMIUM_PATH: browser },
    }),
    google,
  );
}
