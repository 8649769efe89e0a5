import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
});

/** What Next runs before a server's first request; if it fails, every request gets status 500. */
const register = async () => (await import("@/instrumentation")).register();

it.each([
  ["without a secret", ""],
  ["with a short one", "kJ8vQ2"],
  ["with the one of these tests", process.env.AUTH_SECRET!],
])("no production server starts %s", async (_kind, secret) => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("AUTH_SECRET", secret);
  await expect(register()).rejects.toThrow("AUTH_SECRET");
});
