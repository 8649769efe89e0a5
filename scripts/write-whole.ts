import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import path from "node:path";

/** Writes a file so that a crash, even of the machine, leaves either the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  writeSynced(aside, text);
  renameSync(aside, file);
  syncFolder(file);
}

/** Writes a file and waits until it is on the disk. */
export function writeSynced(file: string, text: string, mode?: number): void {
  const opened = openSync(file, "w", mode);
  try {
    writeSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Writes the name of a new or renamed file to the disk. */
export function syncFolder(file: string): void {
  // Windows does not open folders.
  if (process.platform === "win32") return;
  const folder = openSync(path.dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}
