import { copyFileSync, statSync, truncateSync } from "node:fs";

/** Bytes of PostgreSQL's own log; as much again is kept of what came before. */
const LOG_LIMIT = 5 * 1024 * 1024;

/** Moves a log that has grown too long aside, over the one before. Its writer appends, and goes on in the emptied file. */
export function boundLog(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= LOG_LIMIT) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}
