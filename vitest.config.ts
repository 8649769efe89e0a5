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

const UNIT = "{lib/**/,lint/,components/**/,scripts/**/,tests/,tests/quality/**/}*";
const INTEGRATION = "tests/integration/*";

/** Files share a process and its loaded modules, except those named `*.isolated.test.ts`. */
const shared = (files: string, ...setupFiles: string[]) => ({
  include: [`${files}.test.ts`],
  exclude: ["**/*.isolated.test.ts"],
  isolate: false,
  setupFiles: [...setupFiles, "tests/support/shared-process.ts"],
});
const isolated = (files: string, ...setupFiles: string[]) => ({
  include: [`${files}.isolated.test.ts`],
  setupFiles,
});

/** Property tests take seconds, and longer beside the other steps of the gate. */
const PATIENCE = { testTimeout: 30_000 } as const;
/** Each worker clones a database of its own. */
const OWN_DATABASE = "tests/support/own-database.ts";
const onDatabase = {
  environment: "node",
  maxWorkers: Math.max(2, availableParallelism() - 1),
  ...PATIENCE,
  hookTimeout: 60_000,
  env: { LOG_LEVEL: "silent", ANSWER_FLOOR_MS: "20" },
} as const;

export default defineConfig({
  test: {
    projects: [
      { resolve: { alias }, test: { ...PATIENCE, name: "unit", environment: "node", ...shared(UNIT) } },
      { resolve: { alias }, test: { ...PATIENCE, name: "unit isolated", environment: "node", ...isolated(UNIT) } },
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
          ...shared(INTEGRATION, OWN_DATABASE),
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          ...onDatabase,
          name: "integration isolated",
          ...isolated(INTEGRATION, OWN_DATABASE),
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
