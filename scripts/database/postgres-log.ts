import { copyFileSync, statSync, truncateSync } from "node:fs";

/** Bytes of PostgreSQL's log, and of the one before it. */
const LOG_LIMIT = 5 * 1024 * 1024;

/** Copies a long log over the one before and empties it. Its writer appends to the emptied file. */
export function boundLog(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) <= LOG_LIMIT) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}
