import { availableParallelism } from "node:os";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const root = import.meta.dirname;
const alias = {
  // Outside of Next's server build the guard would throw in every test of a server module.
  "server-only": path.join(root, "tests/support/empty-module.ts"),
  // Next's cache works only within a running Next server; the browser tests see the real one.
  "next/cache": path.join(root, "tests/support/next-cache.ts"),
  "@": root,
};

type TestOptions = NonNullable<TestProjectInlineConfiguration["test"]> & { setupFiles: string[] };

/** Two projects: files share a process and its loaded modules, except those named `*.isolated.test.ts`. */
function sharedAndIsolated(name: string, files: string, extension: "ts" | "tsx", test: TestOptions) {
  const rest = { plugins: extension === "tsx" ? [react()] : [], resolve: { alias } };
  const shared = {
    ...test,
    name,
    include: [`${files}.test.${extension}`],
    exclude: ["**/*.isolated.test.*"],
    isolate: false,
    setupFiles: [...test.setupFiles, "tests/support/shared-process.ts"],
  };
  const isolated = { ...test, name: `${name} isolated`, include: [`${files}.isolated.test.${extension}`] };
  return [
    { ...rest, test: shared },
    { ...rest, test: isolated },
  ];
}

export default defineConfig({
  test: {
    projects: [
      ...sharedAndIsolated("unit", "{lib/**/,lint/,components/**/,scripts/**/,tests/,tests/quality/**/}*", "ts", {
        environment: "node",
        // Property tests take seconds, and longer beside the other steps of the gate.
        testTimeout: 30_000,
        setupFiles: [],
      }),
      ...sharedAndIsolated("components", "components/**/*", "tsx", {
        environment: "jsdom",
        setupFiles: ["tests/support/components-setup.ts"],
      }),
      ...sharedAndIsolated("integration", "tests/integration/*", "ts", {
        environment: "node",
        // Each worker clones a database of its own.
        setupFiles: ["tests/support/own-database.ts"],
        maxWorkers: Math.max(2, availableParallelism() - 1),
        testTimeout: 30_000,
        hookTimeout: 60_000,
        env: { LOG_LEVEL: "silent", ANSWER_FLOOR_MS: "20" },
      }),
      {
        resolve: { alias },
        test: {
          // Against a running server: `npm run test:http`.
          name: "http",
          environment: "node",
          include: ["tests/http/**/*.test.ts"],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { LOG_LEVEL: "silent" },
        },
      },
    ],
  },
});
