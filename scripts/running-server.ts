import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withFileLock } from "./database/file-lock";
import { DATA_DIRECTORY } from "./database/open-database";
import { fail } from "./environment";
import { identityOf, isSameProcess } from "./process-identity";
import { writeWhole } from "./write-whole";

const MARK = path.join(DATA_DIRECTORY, "server.json");
const LOCK = path.join(DATA_DIRECTORY, "server.lock");
/** A server that was just asked to stop says so within this time, in milliseconds, also when npm passed the wish on. */
const GRACE_MS = 2_000;
/** Longest wait for one that stops: its visitors, then its database. */
const WAIT_LIMIT_MS = 60_000;
/** Longest wait for a web server without its script. */
const ORPHAN_LIMIT_MS = 15_000;

/** Processes as identities, because after a restart of the machine an old number may belong to any program. */
type Mark = {
  /** The script that runs the site. */
  script: string;
  /** The web server that it has started. */
  server: string | null;
  address: string;
  isStopping: boolean;
};

let own: Mark | null = null;

function write(mark: Mark): void {
  own = mark;
  writeWhole(MARK, JSON.stringify(mark));
}

/** What is damaged here can be made again: without it, only a web server that has lost its script is not found. */
function read(): Mark | null {
  try {
    const mark = JSON.parse(readFileSync(MARK, "utf8")) as Mark | null;
    return typeof mark?.script === "string" ? mark : null;
  } catch {
    return null;
  }
}

/** The site that another process runs from this folder now. */
function othersServer(): Mark | null {
  const mark = read();
  return mark !== null && mark.script !== own?.script && isSameProcess(mark.script) ? mark : null;
}

const told = ({ address, script }: Mark) => `${address} (process ${script.split(" ")[0]})`;

/** Ends this command, with a message, when the site runs from this folder and would be broken by it. */
export function refuseBesideServer(act: string): void {
  const other = othersServer();
  if (other) fail(`The site is running at ${told(other)}, and ${act}. Stop it first.`);
}

/**
 * Makes this process the one that runs the site from this folder: it waits for one that is stopping, and ends a web server whose
 * script died without stopping it. Ends this process with a message when the site is running already.
 */
export async function claimFolder(address: string): Promise<void> {
  mkdirSync(DATA_DIRECTORY, { recursive: true });
  const startedAt = performance.now();
  for (let isWaiting = false; ;) {
    const other = await withFileLock(LOCK, takeUnlessOthers);
    if (!other) return;
    const waitedMs = performance.now() - startedAt;
    if (!other.isStopping && waitedMs > GRACE_MS)
      fail(`Mentorhood is already running at ${told(other)}. Stop it first.`);
    if (waitedMs > WAIT_LIMIT_MS)
      fail(`The server at ${told(other)} has been stopping for a minute. End that process.`);
    if (other.isStopping && !isWaiting) {
      console.log(`Waiting for the server at ${told(other)}, which is stopping.`);
      isWaiting = true;
    }
    await sleep(100);
  }

  async function takeUnlessOthers(): Promise<Mark | null> {
    const other = othersServer();
    if (other) return other;
    await stopOrphan(read());
    write({ script: identityOf(process.pid)!, server: null, address, isStopping: false });
    return null;
  }
}

/** A web server without its script would hold the port and an old build. */
async function stopOrphan(mark: Mark | null): Promise<void> {
  const orphan = mark?.server ?? "";
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (!isSameProcess(orphan)) return;
    process.kill(Number(orphan.split(" ")[0]), signal);
    const deadline = performance.now() + ORPHAN_LIMIT_MS;
    while (isSameProcess(orphan) && performance.now() < deadline) await sleep(50);
  }
}

/** Notes which web server belongs to this script, for the next start after a crash. */
export function noteServer(pid: number): void {
  if (own) write({ ...own, server: identityOf(pid) });
}

/** Lets another start know that it is worth waiting. */
export function noteStopping(): void {
  if (own) write({ ...own, isStopping: true });
}

export function releaseFolder(): void {
  if (own) rmSync(MARK, { force: true });
  own = null;
}
