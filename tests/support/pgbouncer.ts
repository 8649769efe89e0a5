import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { freePort } from "@/scripts/port";

const PROGRAM = "pgbouncer";

/** Fewer connections than clients, so that each transaction may get another one. */
const SETTINGS =
  "pool_mode = transaction\ndefault_pool_size = 3\nmax_client_conn = 200\nauth_type = any\nunix_socket_dir =";

/** Starts PgBouncer in transaction mode in front of a database server; null if it is not installed. */
export async function startPgBouncer(databaseUrl: string) {
  if (spawnSync(PROGRAM, ["--version"]).status !== 0) return null;
  const { hostname, port, username, password } = new URL(databaseUrl);
  const directory = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  chmodSync(directory, 0o755);
  const file = path.join(directory, "pgbouncer.ini");
  const own = await freePort();
  writeFileSync(
    file,
    `[databases]\n* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}\n` +
      `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\n${SETTINGS}\n`,
  );
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const bouncer: ChildProcess = spawn(PROGRAM, [...account, file], { stdio: "ignore" });
  const throughPooler = (address: string) => Object.assign(new URL(address), { host: `127.0.0.1:${own}` }).href;
  const url = throughPooler(databaseUrl);
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    },
    { timeout: 10_000, interval: 50 },
  );
  const stop = async () => {
    bouncer.kill("SIGINT");
    if (bouncer.exitCode === null) await once(bouncer, "exit");
    rmSync(directory, { recursive: true });
  };
  return { url, throughPooler, stop };
}
