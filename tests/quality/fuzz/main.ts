/**
 * `npm run fuzz`: sends 20,000 requests made from the contract's document to the production build on a database of its own, and
 * checks every answer (docs/decisions/023-fuzzing.md). `--seed N` makes others, `--only K` sends one of them again.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runOnDemoServer } from "../demo-server";
import { fail } from "@/scripts/environment";
import { parseFuzzArguments } from "./arguments";
import { freePort } from "@/scripts/port";

const SEND = [
  "--import",
  "tsx",
  "--import",
  "./tests/support/server-modules-hook.mjs",
  "tests/quality/fuzz/fuzz-contract.ts",
];

const uploads = mkdtempSync(path.join(tmpdir(), "mentorhood-fuzz-"));
try {
  const args = process.argv.slice(2);
  parseFuzzArguments(args);
  // Stands in for Google; the requests are signed where its keys are served.
  const keysPort = String(await freePort());
  const isGood = await runOnDemoServer(
    ({ address, environment }) => ({
      command: process.execPath,
      args: [...SEND, ...args],
      environment: { ...environment, SERVER_URL: address, KEYS_PORT: keysPort },
    }),
    {
      GOOGLE_CLIENT_ID: "tests.apps.googleusercontent.com",
      GOOGLE_KEYS_URL: `http://127.0.0.1:${keysPort}/certs`,
      UPLOADS_DIR: uploads,
    },
  );
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  fail((error as Error).message);
} finally {
  rmSync(uploads, { recursive: true, force: true });
}
