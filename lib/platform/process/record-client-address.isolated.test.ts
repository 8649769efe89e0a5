import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PipelineResponse } from "./pipeline-response";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** How often a server with these proxies warns about requests with these headers. */
async function warningsFor(proxies: string, requests: Record<string, string>[]): Promise<number> {
  vi.stubEnv("TRUSTED_PROXIES", proxies);
  const { logger } = await import("@/lib/platform/logger");
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  const { recordClientAddress } = await import("./record-client-address");
  const socket = { remoteAddress: "192.0.2.1" };
  for (const headers of requests) {
    recordClientAddress({ headers, socket } as IncomingMessage, {} as PipelineResponse, () => {});
  }
  return warn.mock.calls.length;
}

it.each(["x-forwarded-for", "forwarded", "x-real-ip"])("warns once of %s that nobody expects", async (name) => {
  expect(await warningsFor("0", [{}, { [name]: "203.0.113.7" }, { [name]: "203.0.113.8" }])).toBe(1);
});

it("does not warn of a proxy that the settings know, or without one", async () => {
  expect(await warningsFor("1", [{ "x-forwarded-for": "203.0.113.7" }])).toBe(0);
  expect(await warningsFor("0", [{}, {}])).toBe(0);
});
