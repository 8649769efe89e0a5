import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DATA_DIRECTORY } from "./database/open-database";
import { identityOf, isSameProcess } from "./process-identity";

const MARK = path.join(DATA_DIRECTORY, "server.json");
const STOP_LIMIT_MS = 10_000;

/** Both as identities, because after a restart of the machine an old number may belong to any program. */
type Mark = { script: string; server: string };

/** Notes which web server belongs to this script, for the next start after a crash. */
export function markServer(server: number): void {
  const mark: Mark = { script: identityOf(process.pid)!, server: identityOf(server) ?? "" };
  mkdirSync(DATA_DIRECTORY, { recursive: true });
  writeFileSync(MARK, JSON.stringify(mark));
}

export function unmarkServer(): void {
  rmSync(MARK, { force: true });
}

/** Ends a web server whose script died without stopping it: it would hold the port and an old build. */
export async function stopOrphanedServer(): Promise<void> {
  if (!existsSync(MARK)) return;
  const { script, server } = JSON.parse(readFileSync(MARK, "utf8")) as Mark;
  if (isSameProcess(script)) return;
  unmarkServer();
  if (!isSameProcess(server)) return;
  process.kill(Number(server.split(" ")[0]), "SIGTERM");
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isSameProcess(server) && Date.now() < deadline) await sleep(50);
}
