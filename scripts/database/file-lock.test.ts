import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withFileLock } from "./file-lock";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "file-lock-"));
  file = path.join(folder, "deep/lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("lets one task in at a time and gives the lock back, after an error too", async () => {
  let inside = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++inside);
    await sleep(20);
    inside--;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock(file, task)));
  expect(most).toBe(1);
  await expect(withFileLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file)).toBe(false);
});

it("takes over the lock of a process that is gone, also when its number was given away", async () => {
  await withFileLock(file, async () => {});
  writeFileSync(file, `${process.pid} 1`);
  expect(await withFileLock(file, async () => "done")).toBe("done");
});
