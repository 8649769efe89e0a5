import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Chromium as root and in small containers, without its own background requests. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function findInstalled(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()].find(
    (place) => place && existsSync(place),
  );
}

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/**
 * A Chromium for the browser tests: an installed one, else Debian's package (as root), else Playwright's own build.
 * @throws Error that says what to install when none of this works
 */
export function findChromium(): string {
  const installed = findInstalled();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
    const debian = findInstalled();
    if (debian) return debian;
  }
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
    "cli.js",
  );
  run(process.execPath, [playwright, "install", "chromium"]);
  const own = findInstalled();
  if (own) return own;
  throw new Error(
    "No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.",
  );
}
