import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import path from "node:path";

const FILLER = "filler";

/** A folder on a disk of its own that can be filled to the last byte. */
export type SmallDisk = {
  fill(): void;
  makeRoom(): void;
  /** Takes it away; needs that nobody uses it. */
  remove(): void;
};

/**
 * Puts a disk in the memory at a folder's place. Only root of a Linux machine may do that.
 * @returns null where it is not allowed
 */
export function mountSmallDisk(directory: string, size: string): SmallDisk | null {
  mkdirSync(directory, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", directory]);
  if (status !== 0) return null;
  const filler = path.join(directory, FILLER);
  return {
    fill: () => {
      const file = openSync(filler, "w");
      try {
        const block = Buffer.alloc(statfsSync(directory).bsize, 1);
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => void spawnSync("umount", ["-l", directory]),
  };
}
