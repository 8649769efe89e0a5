import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import path from "node:path";
import { binariesBelow, type PostgresBinaries } from "./postgres-binaries";
import { isReachableByOthers, type PostgresUser } from "./postgres-user";

/** Holds what PostgreSQL's account could not reach below the project. */
const ELSEWHERE = "/var/lib/mentorhood";
const DATA_PREFIX = "data-";

/**
 * The data folder. If PostgreSQL's account cannot reach the wanted place, it is a new folder in /var/lib/mentorhood, and a
 * symbolic link at the wanted place points to it. Without the link, as in a new clone, the data starts empty: the password of
 * older data went with the older clone.
 */
export function placeData(wanted: string, user: PostgresUser): string {
  const entry = lstatSync(wanted, { throwIfNoEntry: false });
  if (entry?.isSymbolicLink()) {
    const target = readlinkSync(wanted);
    if (existsSync(path.dirname(target))) return target;
    unlinkSync(wanted);
  }
  if (user === null || isReachableByOthers(path.dirname(wanted))) return wanted;
  if (entry?.isDirectory()) {
    throw new Error(
      `The account that runs PostgreSQL for root cannot reach ${wanted}: a folder above it is private. Open it (chmod o+x) or set DATABASE_URL.`,
    );
  }
  makeElsewhere();
  const base = mkdtempSync(path.join(ELSEWHERE, DATA_PREFIX));
  chmodSync(base, 0o755);
  const data = path.join(base, "data");
  mkdirSync(path.dirname(wanted), { recursive: true });
  symlinkSync(data, wanted);
  return data;
}

/** Removes the data and its folder elsewhere. */
export function removeData(data: string): void {
  const base = path.dirname(data);
  const isElsewhere = path.dirname(base) === ELSEWHERE && path.basename(base).startsWith(DATA_PREFIX);
  rmSync(isElsewhere ? base : data, { recursive: true, force: true });
}

/** The programs where npm put them, or one copy for each version if PostgreSQL's account cannot reach them. */
export function placeBinaries(binaries: PostgresBinaries, user: PostgresUser): PostgresBinaries {
  if (user === null || isUsableByOthers(binaries)) return binaries;
  const manifest = readFileSync(path.join(path.dirname(binaries.root), "package.json"), "utf8");
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  const copy = path.join(ELSEWHERE, `postgresql-${version}-${path.basename(name)}`);
  if (!existsSync(copy)) {
    makeElsewhere();
    const aside = mkdtempSync(`${copy}.`);
    cpSync(binaries.root, aside, { recursive: true, verbatimSymlinks: true });
    // The copy keeps the project's modes, which may exclude others.
    spawnSync("chmod", ["-R", "a+rX", aside]);
    try {
      renameSync(aside, copy);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return binariesBelow(copy);
}

function isUsableByOthers({ root, postgres }: PostgresBinaries): boolean {
  const mayRead = (place: string) => (statSync(place).mode & 0o005) === 0o005;
  return isReachableByOthers(root) && [path.join(root, "lib"), path.join(root, "share"), postgres].every(mayRead);
}

/** Sets the mode separately, because the umask restricts the mode given at creation. */
function makeElsewhere(): void {
  mkdirSync(ELSEWHERE, { recursive: true });
  chmodSync(ELSEWHERE, 0o755);
}
