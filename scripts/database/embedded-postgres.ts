import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ownSecrets } from "../own-secrets";
import { freePort } from "../port";
import { isAlive, isProgram } from "../process-alive";
import { findPostgresBinaries } from "./postgres-binaries";
import { placeCluster, type PostgresUser, postgresUser } from "./postgres-user";

const DATABASE = "mentorhood";
const USER = "mentorhood";
/** Milliseconds that PostgreSQL may take to start (recovery after a crash included) and to stop. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

export type RunningDatabase = {
  url: string;
  /** The folder that holds the data. */
  data: string;
  /** Stops what this process started or took over; a database that another process owns goes on. */
  stop(): Promise<void>;
};

type Options = {
  /** Folder for the data, its log and its owner's mark. */
  directory: string;
  /** PostgreSQL settings beside the usual ones. */
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts PostgreSQL from the npm package, or joins the one that already runs on the same data.
 * @throws Error with the end of PostgreSQL's log when it does not come up
 */
export async function startEmbeddedPostgres(options: Options): Promise<RunningDatabase> {
  const directory = path.resolve(options.directory);
  mkdirSync(directory, { recursive: true });
  const user = postgresUser();
  const { binaries, data } = placeCluster(path.join(directory, "data"), findPostgresBinaries(), user);
  const { databasePassword } = ownSecrets(directory);
  const log = path.join(directory, "postgres.log");
  const owner = path.join(directory, "owner.pid");
  const url = (port: number) => `postgresql://${USER}:${databasePassword}@127.0.0.1:${port}/${DATABASE}`;

  if (!existsSync(path.join(data, "PG_VERSION"))) makeCluster(binaries.initdb, data, user, databasePassword);

  const running = runningServer(data);
  if (running !== null) {
    if (isAlive(readPid(owner))) return { url: url(running.port), data, stop: async () => {} };
    // Its owner died without stopping it: it is ours now.
    writeFileSync(owner, String(process.pid));
    await waitUntilReady(url(running.port).replace(/\/[^/]*$/, "/postgres"), null, log);
    return { url: url(running.port), data, stop: () => stopServer(running.pid, owner) };
  }

  const port = await freePort();
  const output = openSync(log, "a");
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    jit: "off",
    ...options.settings,
  };
  // A process group of its own: Ctrl-C reaches everything in ours at once, but the database has to stop last.
  const server = spawn(
    binaries.postgres,
    ["-D", data, ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`])],
    {
      cwd: "/",
      detached: true,
      stdio: ["ignore", output, output],
      ...(user ?? {}),
    },
  );
  closeSync(output);
  writeFileSync(owner, String(process.pid));
  await waitUntilReady(url(port).replace(/\/[^/]*$/, "/postgres"), server, log);
  await createDatabase(url(port));
  server.unref();
  return { url: url(port), data, stop: () => stopServer(server.pid!, owner) };
}

function makeCluster(initdb: string, data: string, user: PostgresUser, password: string): void {
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(mkdtempSync(path.join(tmpdir(), "mentorhood-")), "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const place of [data, path.dirname(passwordFile), passwordFile]) chownSync(place, user.uid, user.gid);
  const made = spawnSync(
    initdb,
    ["-D", data, "-U", USER, "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C"],
    { encoding: "utf8", cwd: "/", ...(user ?? {}) },
  );
  rmSync(path.dirname(passwordFile), { recursive: true, force: true });
  if (made.status === 0) return;
  rmSync(data, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its data folder.\n${made.error ?? made.stderr}`);
}

/** The server that PostgreSQL's lock file names, when it is alive; a lock left by a crash is PostgreSQL's own to clear. */
function runningServer(data: string): { pid: number; port: number } | null {
  const lock = path.join(data, "postmaster.pid");
  if (!existsSync(lock)) return null;
  const lines = readFileSync(lock, "utf8").split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (isProgram(pid, "postgres")) return { pid, port };
  rmSync(lock, { force: true });
  return null;
}

function readPid(file: string): number | null {
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : null;
}

async function stopServer(pid: number, owner: string): Promise<void> {
  rmSync(owner, { force: true });
  if (!isAlive(pid)) return;
  // SIGINT is PostgreSQL's "fast" stop: open connections are closed, nothing is lost.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await sleep(50);
}

async function waitUntilReady(url: string, server: ChildProcess | null, log: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      await client.end().catch(() => {});
      if ((server !== null && server.exitCode !== null) || Date.now() > deadline) {
        const end = readFileSync(log, "utf8").trim().split("\n").slice(-15).join("\n");
        throw new Error(`PostgreSQL did not start. The end of ${log}:\n${end}`, { cause });
      }
      await sleep(100);
    }
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, "/postgres") });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}
