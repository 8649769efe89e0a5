import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** The account that PostgreSQL runs as: it refuses root, so root uses an unprivileged one. */
export type PostgresUser = { uid: number; gid: number } | null;

const ACCOUNT = "postgres";

function idOf(flag: "-u" | "-g"): number | null {
  const { status, stdout } = spawnSync("id", [flag, ACCOUNT], { encoding: "utf8" });
  return status === 0 ? Number(stdout.trim()) : null;
}

/**
 * The account for PostgreSQL; null for an ordinary user, who needs no other.
 * @throws Error when root cannot make the account
 */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return null;
  if (idOf("-u") === null) spawnSync("useradd", ["--system", "--user-group", "--no-create-home", ACCOUNT]);
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  if (uid === null || gid === null) {
    throw new Error(
      "PostgreSQL does not run as root, and the account 'postgres' could not be made. Run as another user or set DATABASE_URL.",
    );
  }
  return { uid, gid };
}

/** Whether other accounts can reach a path; they cannot below /root or a private temporary folder. */
export function isReachableByOthers(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
