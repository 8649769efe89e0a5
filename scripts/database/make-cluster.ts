import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PostgresUser } from "./postgres-user";

/** The database's superuser; an installation of ours has no other. */
export const DATABASE_USER = "mentorhood";

/** Whether a folder holds a whole PostgreSQL data folder. */
export function isCluster(data: string): boolean {
  return ["PG_VERSION", "global/pg_control"].every((file) => existsSync(path.join(data, file)));
}

/**
 * Makes a data folder, beside its place first: one that was cut off half-way must never be taken for whole.
 * @throws Error with the words of PostgreSQL's own program
 */
export function makeCluster(initdb: string, data: string, user: PostgresUser, password: string): void {
  const [aside, passwordFile] = [`${data}.new`, `${data}.password`];
  for (const place of [aside, passwordFile]) rmSync(place, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const place of [aside, passwordFile]) chownSync(place, user.uid, user.gid);
  const made = spawnSync(
    initdb,
    [
      "-D",
      aside,
      "-U",
      DATABASE_USER,
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
    ],
    { encoding: "utf8", cwd: "/", ...(user ?? {}) },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make its data folder.\n${made.error ?? made.stderr}`);
  }
  // What is no whole data folder is kept, never deleted: a person may still want to look into it.
  if (existsSync(data)) renameSync(data, `${data}.broken-${Date.now()}`);
  renameSync(aside, data);
}
