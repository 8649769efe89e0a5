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

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["{lib,components,scripts}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/unit-setup.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          environment: "node",
          include: ["tests/integration/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          env: { LOG_LEVEL: "silent" },
        },
      },
    ],
  },
});
