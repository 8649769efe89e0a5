import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/platform/env";
import { describeFaults, neverReached } from "@/tests/quality/fuzz/report";
import { type Outcome, runRequests, type World } from "@/tests/quality/fuzz/send-requests";
import { createWorld } from "@/tests/quality/fuzz/world";
import { emptyAccounts } from "../support/account-requests";
import { handlerSender } from "../support/fuzz-handlers";

// The product reads its environment at import.
const { issuer, uploads } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const { join } = await import("node:path");
  const { startGoogleIssuer } = await import("../support/google-issuer");
  const issuer = await startGoogleIssuer();
  const uploads = mkdtempSync(join(tmpdir(), "fuzz-"));
  Object.assign(process.env, {
    GOOGLE_CLIENT_ID: issuer.clientId,
    GOOGLE_KEYS_URL: issuer.keysUrl,
    UPLOADS_DIR: uploads,
  });
  return { issuer, uploads };
});

/** The first seed of those that `npm run fuzz` sends over HTTP. */
const SEED = 1;
const REQUESTS = 2_000;
const PEOPLE = 12;

let world: World;
beforeAll(async () => {
  await emptyAccounts();
  const origin = new URL(env.APP_URL).origin;
  world = await createWorld({ seed: SEED, people: PEOPLE, send: await handlerSender(), origin, issuer });
});
afterAll(async () => {
  await Promise.all([emptyAccounts(), issuer.stop(), rm(uploads, { recursive: true, force: true })]);
});

describe("requests generated from the contract's document", () => {
  let outcomes: Outcome[];

  it(`get responses that match it, ${REQUESTS} of them`, async () => {
    const numbers = Array.from({ length: REQUESTS }, (_, number) => number);
    outcomes = await runRequests(world, numbers, 8);
    expect(describeFaults(outcomes, SEED).join("\n")).toBe("");
  }, 120_000);

  it("reach every operation, and every error that a single request can cause", () => {
    expect(neverReached(world.run.operations, outcomes)).toEqual([]);
    const statuses = new Set(outcomes.map(({ answer }) => answer?.status));
    expect([...statuses].sort()).toEqual(
      expect.arrayContaining([200, 201, 303, 400, 401, 403, 404, 405, 409, 413, 415, 422]),
    );
  });
});
