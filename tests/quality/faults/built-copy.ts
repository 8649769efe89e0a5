import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a copy must have for itself, or needs not. */
const OWN = new Set([".next", ".data", ".git"]);
/** Left behind by builds and by the development server. */
const UNNEEDED = new Set(
  ["cache", "dev", "trace", "trace-build", "diagnostics"].map((name) => path.join(".next", name)),
);

/**
 * Copies the build, so that a server has it for itself, as on a machine of its own. Everything else of the
 * project is linked.
 * @returns the folder of the copy; the caller removes it
 */
export function copyBuild(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "mentorhood-copy-"));
  for (const name of readdirSync(".").filter((entry) => !OWN.has(entry))) {
    symlinkSync(path.resolve(name), path.join(directory, name));
  }
  cpSync(".next", path.join(directory, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (place) => !UNNEEDED.has(place),
  });
  mkdirSync(path.join(directory, ".data"));
  return directory;
}

export function removeCopy(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
