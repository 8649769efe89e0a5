import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./tests/support/find-chromium";

/** `npm run test:e2e` starts the server, finds a browser and sets these variables. */
export default defineConfig({
  testDir: "tests/e2e",
  // Files share the server and its database, so each makes the accounts that it changes.
  workers: 2,
  retries: 0,
  // Two browsers, a server and a database may share two processors.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"]],
  projects: [
    { name: "journeys", testIgnore: "nightly/**" },
    // Rare and slow: `npm run check:nightly`.
    { name: "nightly", testMatch: "nightly/**/*.spec.ts" },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
    // Recording costs an eighth of the time; `-- --trace on` asks for it.
    trace: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
});
