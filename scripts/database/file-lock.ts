import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identityOf, isSameProcess } from "../process-identity";

/** Milliseconds to wait for another process; its own steps have shorter limits. */
const WAIT_LIMIT_MS = 150_000;
/** Milliseconds after which an empty lock counts as left by a process that died. */
const NAMELESS_LIMIT_MS = 5_000;

/**
 * Runs a task while no other process holds the lock file. A lock whose holder died is taken over.
 * @throws Error when another process holds the lock for too long
 */
export async function withFileLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  await acquire(file);
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + WAIT_LIMIT_MS;
  for (;;) {
    try {
      writeFileSync(file, identityOf(process.pid)!, { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readIfThere(file);
    if (holder !== null && isLeftOver(file, holder)) removeLeftOver(file, holder);
    else if (Date.now() > deadline)
      throw new Error(`Another command has been at work for too long (${file}: ${holder}).`);
    else await sleep(100);
  }
}

function isLeftOver(file: string, holder: string): boolean {
  if (holder !== "") return !isSameProcess(holder);
  try {
    return Date.now() - statSync(file).mtimeMs > NAMELESS_LIMIT_MS;
  } catch {
    return false;
  }
}

/** Moves the lock aside and checks it again, because another process may have taken it meanwhile. */
function removeLeftOver(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
