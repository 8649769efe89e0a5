import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseEnv } from "@/lib/platform/env.schema";
import { ownSecrets } from "./own-secrets";

let directory: string;
beforeEach(() => void (directory = mkdtempSync(path.join(tmpdir(), "own-secrets-"))));
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it("makes secrets that differ and that production takes, and keeps them", () => {
  const made = ownSecrets(directory);
  expect(made.authSecret).not.toBe(made.databasePassword);
  expect(parseEnv({ NODE_ENV: "production", AUTH_SECRET: made.authSecret }).AUTH_SECRET).toBe(made.authSecret);
  expect(ownSecrets(directory)).toEqual(made);
  expect(ownSecrets(path.join(directory, "another")).authSecret).not.toBe(made.authSecret);
});

it.skipIf(process.platform === "win32")("lets nobody but the owner read them, whatever the umask", () => {
  const before = process.umask(0);
  try {
    ownSecrets(path.join(directory, "data"));
  } finally {
    process.umask(before);
  }
  expect(readdirSync(path.join(directory, "data"))).toEqual(["secrets.json"]);
  expect(statSync(path.join(directory, "data/secrets.json")).mode & 0o777).toBe(0o600);
});

it("gives commands that start at once the same secrets", async () => {
  const rounds = 40;
  // Both wait for the same moments, a new folder at each, so that in some of them both find no secrets yet.
  const code = `import(${JSON.stringify(path.resolve("scripts/own-secrets.ts"))}).then(({ ownSecrets }) => {
    for (let round = 0; round < ${rounds}; round++) {
      const moment = ${Date.now() + 3000} + round * 20;
      while (Date.now() < moment);
      console.log(ownSecrets(${JSON.stringify(directory)} + "/" + round).authSecret);
    }
  })`;
  const read = async () => {
    const child = spawn(process.execPath, ["--import", "tsx", "-e", code]);
    const [said, [exit]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    expect(exit).toBe(0);
    return said.trim().split("\n");
  };
  const [one, other] = await Promise.all([read(), read()]);
  expect(new Set(one).size).toBe(rounds);
  expect(other).toEqual(one);
}, 30_000);
