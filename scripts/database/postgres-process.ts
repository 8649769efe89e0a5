import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { PostgresUser } from "./postgres-user";
import { identityOf } from "../process-identity";

/** Milliseconds that PostgreSQL may take to start (recovery after a crash included) and to stop. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;
/** A killed server's children end a moment later. */
const CHILDREN_LIMIT_MS = 5_000;
/** The remains of a crashed server, or a conflict about a port, are gone a moment later. */
const ATTEMPTS = 3;
const WRONG_PASSWORD = "28P01";

/** The server in PostgreSQL's lock file, if it runs on this data. */
export async function findServer(data: string): Promise<{ pid: number; port: number } | null> {
  const lock = path.join(data, "postmaster.pid");
  const deadline = Date.now() + 5_000;
  while (existsSync(lock)) {
    const lines = readFileSync(lock, "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!(pid > 0)) {
      await removeDamagedLock(lock, data);
      return null;
    }
    // Keeps a dead server's lock: PostgreSQL uses it to check that no child of that server still writes.
    if (identityOf(pid) === null) return null;
    if (!isServerOf(pid, data)) {
      // Another program has this number now; PostgreSQL would mistake it for a server and not start.
      rmSync(lock, { force: true });
      return null;
    }
    if (port > 0) return { pid, port };
    if (Date.now() > deadline) return null;
    await sleep(50);
  }
  return null;
}

/**
 * Removes a lock file that PostgreSQL cannot read, because it would not start beside it.
 * @throws Error when a server runs on the data: two of them would destroy it
 */
async function removeDamagedLock(lock: string, data: string): Promise<void> {
  const deadline = Date.now() + CHILDREN_LIMIT_MS;
  for (;;) {
    const running = processes().find((pid) => isUsing(pid, data));
    if (running === undefined) break;
    if (Date.now() > deadline) {
      throw new Error(
        `${lock} is damaged while PostgreSQL runs on this data (process ${running}). End that, then try again.`,
      );
    }
    await sleep(100);
  }
  rmSync(lock, { force: true });
}

/** A process that does not show its folder belongs to another account or is ending. */
function isUsing(pid: number, data: string): boolean {
  try {
    return worksIn(pid, data);
  } catch {
    return false;
  }
}

function processes(): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid="], { encoding: "utf8" });
  return (stdout ?? "")
    .split("\n")
    .map(Number)
    .filter((pid) => pid > 0);
}

/** PostgreSQL's working directory is its data folder, which identifies its servers. */
function worksIn(pid: number, data: string): boolean {
  if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  const { stdout } = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(data);
}

function isServerOf(pid: number, data: string): boolean {
  try {
    return worksIn(pid, data);
  } catch {
    // Another account's process does not show its folder, only its name.
    return readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
  }
}

/**
 * Waits until a server answers.
 * @returns false when it ended or took too long
 * @throws Error when it refuses the password of this installation
 */
export async function isServing(url: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (isRunning() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      if ((error as { code?: string }).code === WRONG_PASSWORD) {
        throw new Error(
          "The embedded database does not know the password in .data/secrets.json. Bring that file back, or remove .data to start anew.",
          { cause: error },
        );
      }
      await sleep(100);
    }
  }
  return false;
}

type Server = {
  program: string;
  data: string;
  user: PostgresUser;
  settings: Readonly<Record<string, string>>;
  log: string;
  /** A database of the server, for the check that it answers. */
  url: string;
};

/**
 * Starts a server and waits until it answers.
 * @returns its process number
 * @throws Error with the end of its log when it does not come up
 */
export async function spawnServer({ program, data, user, settings, log, url }: Server): Promise<number> {
  const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  for (let attempt = 1; ; attempt++) {
    const output = openSync(log, "a");
    // In a process group of its own, because Ctrl-C reaches ours at once and the database has to stop last.
    const server = spawn(program, ["-D", data, ...flags], {
      cwd: "/",
      detached: true,
      stdio: ["ignore", output, output],
      ...(user ?? {}),
    });
    closeSync(output);
    let failure: Error | null = null;
    server.once("error", (error) => (failure = error));
    const isRunning = () => failure === null && server.exitCode === null && server.signalCode === null;
    let isReady = false;
    try {
      isReady = await isServing(url, isRunning);
    } finally {
      if (!isReady && isRunning()) await stopServer(server.pid!);
    }
    if (isReady) {
      server.unref();
      return server.pid!;
    }
    if (attempt === ATTEMPTS) {
      const end = readFileSync(log, "utf8").trim().split("\n").slice(-15).join("\n");
      throw new Error(`PostgreSQL did not start. ${failure ?? ""} The end of ${log}:\n${end}`);
    }
    await sleep(1000);
  }
}

/** Stops a server without losing data. A server that hangs is killed in the end. */
export async function stopServer(pid: number): Promise<void> {
  for (const name of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (identityOf(pid) === null) return;
    process.kill(pid, name);
    const deadline = Date.now() + STOP_LIMIT_MS;
    while (identityOf(pid) !== null && Date.now() < deadline) await sleep(50);
  }
}
