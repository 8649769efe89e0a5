import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { deriveKey } from "@/lib/platform/auth/derive-key";
import { onStopRequest } from "@/scripts/stop-request";
import { startEmbeddedPostgres } from "@/scripts/database/embedded-postgres";
import { migrate } from "@/scripts/database/migrate-runner";

export type TestDatabase = {
  url: string;
  /** The key from which public positions derive. */
  positionKey: Buffer;
  /** The environment variables for a program that uses this database. */
  environment: Readonly<Record<string, string>>;
};
type Run = (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>;

const AUTH_SECRET = "a-secret-for-tests-only-0123456789abcdef";
/** Nothing here needs to survive a crash, so writes need not wait for the disk. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };
const INTERRUPTED = 130;
const COMMAND_NOT_FOUND = 127;

/**
 * Runs a task on a migrated database and deletes it afterwards, even when interrupted: on a temporary server, or on the
 * server in TEST_DATABASE_URL.
 * @returns the task's exit code
 */
export async function runOnTestDatabase(task: (database: TestDatabase, run: Run) => Promise<number>): Promise<number> {
  const children = new Set<ChildProcess>();
  let isInterrupted = false;
  const stopListening = onStopRequest(() => {
    isInterrupted = true;
    for (const child of children) child.kill("SIGTERM");
  });
  const run: Run = (command, args, env) => {
    if (isInterrupted) return Promise.resolve(INTERRUPTED);
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    children.add(child);
    return new Promise((resolve) => {
      child.once("exit", (code) => resolve(code ?? 1));
      child.once("error", (error) => {
        console.error(`${command} could not be run: ${error.message}`);
        resolve(COMMAND_NOT_FOUND);
      });
    });
  };
  const { url, remove } = await makeDatabase();
  try {
    await migrate(url);
    const positionKey = deriveKey("positions", { AUTH_SECRET });
    const environment = { DATABASE_URL: url, AUTH_SECRET };
    const code = isInterrupted ? INTERRUPTED : await task({ url, positionKey, environment }, run);
    return isInterrupted ? INTERRUPTED : code;
  } finally {
    await remove();
    stopListening();
  }
}

function makeDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? makeDatabaseOn(given) : makeServer();
}

async function makeServer() {
  const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-test-"));
  // The account that runs PostgreSQL for root needs access to its data; the password file has its own mode.
  chmodSync(directory, 0o755);
  const server = await startEmbeddedPostgres({ directory, settings: FAST });
  const remove = async () => {
    await server.stop();
    server.remove();
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: server.url, remove };
}

export async function makeDatabaseOn(serverUrl: string) {
  const name = `mentorhood_test_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await execute(serverUrl, `create database ${name}`);
  return { url: url.href, remove: () => dropWithClones(serverUrl, name) };
}

/** Drops the database and the clones of the test workers. */
async function dropWithClones(serverUrl: string, name: string): Promise<void> {
  const databases = await execute(serverUrl, "select datname as name from pg_database where datname like $1", [
    `${name}%`,
  ]);
  for (const database of databases) await execute(serverUrl, `drop database if exists ${database.name} with (force)`);
}

async function execute(databaseUrl: string, sql: string, values: string[] = []): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
