import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const DATABASE_URL = "postgresql://nobody@127.0.0.1:1/nothing";
const EXAMPLE = "development-secret-development-secret";

/** Runs `npm start`'s script in an empty folder, where it could not build anything if it got so far. */
async function start(environment: Record<string, string>) {
  const directory = mkdtempSync(path.join(tmpdir(), "start-"));
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    TSX_TSCONFIG_PATH: path.resolve("tsconfig.json"),
    ...environment,
  };
  const args = ["--import", import.meta.resolve("tsx"), path.resolve("scripts/start.ts")];
  const child = spawn(process.execPath, args, { cwd: directory, env: env as NodeJS.ProcessEnv });
  try {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return { said, code, left: readdirSync(directory) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

it.each([
  ["no secret beside a database of yours", { DATABASE_URL }],
  ["an empty one", { DATABASE_URL, AUTH_SECRET: "" }],
  ["a short one", { DATABASE_URL, AUTH_SECRET: "kJ8vQ2" }],
  ["one out of a guide", { DATABASE_URL, AUTH_SECRET: EXAMPLE }],
  ["one out of a guide, with its own database", { AUTH_SECRET: EXAMPLE }],
  ["one out of a guide, said to be in development", { AUTH_SECRET: EXAMPLE, NODE_ENV: "development" }],
])(
  "npm start refuses %s before it does anything",
  async (_kind, environment) => {
    const { said, code, left } = await start(environment);
    expect([code, left]).toEqual([1, []]);
    expect(said).toContain("AUTH_SECRET must");
    expect(said).not.toContain(EXAMPLE);
    expect(said).not.toMatch(/\n\s+at /);
  },
  30_000,
);
