import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const alias = {
  // Outside of Next's server build the guard would throw in every test of a server module.
  "server-only": path.join(root, "tests/support/empty-module.ts"),
  // Next's cache works only within a running Next server; the browser tests see the real one.
  "next/cache": path.join(root, "tests/support/next-cache.ts"),
  "@": root,
};

/** Mocked modules, modules loaded anew, variables of the environment and steps of HTTP servers outlive the file that changes them. */
const CHANGES_ITS_PROCESS =
  /vi\.(mock|doMock|hoisted|resetModules)\(|spyOn\(performance|process\.env\.\w+ = |(compressAnswers|rememberPages|guardRequests|receiveForms|ignoreUpgrades)\(/;

/** The tests below some folders: those that need a process of their own, and the others, which share one, since loading the same modules for each took most of the time. */
function testsBelow(...folders: string[]) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter((file) => file.endsWith(".test.ts"));
  const isApart = (file: string) => CHANGES_ITS_PROCESS.test(readFileSync(path.join(root, file), "utf8"));
  return { shared: files.filter((file) => !isApart(file)), apart: files.filter(isApart) };
}

const unit = testsBelow("lib", "components", "scripts", "tests/quality");
const integration = testsBelow("tests/integration");
/** Property tests take seconds, and longer beside the other steps of the gate. */
const PATIENCE = { testTimeout: 30_000 } as const;
const onDatabase = {
  environment: "node",
  // Each worker clones a database of its own.
  setupFiles: "tests/support/own-database.ts",
  maxWorkers: Math.max(2, availableParallelism() - 1),
  ...PATIENCE,
  hookTimeout: 60_000,
  env: { LOG_LEVEL: "silent", ANSWER_FLOOR_MS: "20" },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { ...PATIENCE, name: "unit", environment: "node", include: unit.shared, isolate: false },
      },
      { resolve: { alias }, test: { ...PATIENCE, name: "unit apart", environment: "node", include: unit.apart } },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "components",
          environment: "jsdom",
          include: ["components/**/*.test.tsx"],
          setupFiles: ["tests/support/components-setup.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          ...onDatabase,
          name: "integration",
          include: integration.shared,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: { ...onDatabase, name: "integration apart", include: integration.apart, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
