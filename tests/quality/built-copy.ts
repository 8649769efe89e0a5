import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Folders that each copy owns or omits. */
const NOT_LINKED = new Set([".next", ".data", ".git"]);
/** Leftovers of builds and of the development server. */
const NOT_COPIED = new Set(["cache", "dev", "trace", "trace-build", "diagnostics"].map((name) => `.next/${name}`));

/** Copies the build and links everything else, so that a server can write into its own build. @returns the folder */
export function copyBuild(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-copy-"));
  for (const name of readdirSync(".").filter((entry) => !NOT_LINKED.has(entry))) {
    symlinkSync(path.resolve(name), path.join(directory, name));
  }
  cpSync(".next", path.join(directory, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (place) => !NOT_COPIED.has(place),
  });
  mkdirSync(path.join(directory, ".data"));
  return directory;
}
