import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "./embedded-postgres";
import { migrate } from "./migrate-runner";

export type TestDatabase = {
  url: string;
  authSecret: string;
  /** What a program needs to use this database. */
  environment: Readonly<Record<string, string>>;
};
type Run = (command: string, args: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>;

const AUTH_SECRET = "a-secret-for-tests-only-0123456789abcdef";
/** Nothing here has to survive a crash, so it need not wait for the disk. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };

/**
 * Gives a task a migrated database on a server of its own and takes both away afterwards, on a signal too.
 * @returns the task's exit code
 */
export async function runOnTestDatabase(task: (database: TestDatabase, run: Run) => Promise<number>): Promise<number> {
  const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-test-"));
  const server = await startEmbeddedPostgres({ directory, settings: FAST });
  const children = new Set<ChildProcess>();
  const run: Run = (command, args, env) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    children.add(child);
    return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  };
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.on(name, () => children.forEach((child) => child.kill(name)));
  try {
    await migrate(server.url);
    const environment = { DATABASE_URL: server.url, AUTH_SECRET };
    return await task({ url: server.url, authSecret: AUTH_SECRET, environment }, run);
  } finally {
    await server.stop();
    rmSync(server.data, { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  }
}
