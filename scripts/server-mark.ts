import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DATA_DIRECTORY } from "./database/open-database";
import { isAlive, isProgram } from "./process-alive";

const MARK = path.join(DATA_DIRECTORY, "server.json");
const STOP_LIMIT_MS = 10_000;

type Mark = { script: number; server: number };

/** Notes which web server belongs to this script, for the next start after a crash. */
export function markServer(server: number): void {
  mkdirSync(DATA_DIRECTORY, { recursive: true });
  writeFileSync(MARK, JSON.stringify({ script: process.pid, server } satisfies Mark));
}

export function unmarkServer(): void {
  rmSync(MARK, { force: true });
}

/** Ends a web server whose script died without stopping it: it would hold the port and an old build. */
export async function stopOrphanedServer(): Promise<void> {
  if (!existsSync(MARK)) return;
  const { script, server } = JSON.parse(readFileSync(MARK, "utf8")) as Mark;
  if (isProgram(script, "scripts/start.ts")) return;
  unmarkServer();
  if (!isProgram(server, "next")) return;
  process.kill(server, "SIGTERM");
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(server) && Date.now() < deadline) await sleep(50);
}
