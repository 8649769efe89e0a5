import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import path from "node:path";

/** Writes a file so that a crash, also one of the machine, leaves the old text or the new one, and never half of it. */
export function writeWhole(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  writeSynced(aside, text);
  renameSync(aside, file);
  syncFolder(file);
}

/** Writes a file that is on the disk when this returns. */
export function writeSynced(file: string, text: string, mode?: number): void {
  const opened = openSync(file, "w", mode);
  try {
    writeSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Has the name of a file that was just made or renamed written to the disk as well. */
export function syncFolder(file: string): void {
  // Windows does not open folders.
  if (process.platform === "win32") return;
  const folder = openSync(path.dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}
