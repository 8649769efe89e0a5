import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PostgresUser } from "./postgres-user";

/** The database's only superuser. */
export const DATABASE_USER = "mentorhood";

/** Whether a folder is a complete PostgreSQL data folder. */
export function isCluster(data: string): boolean {
  return ["PG_VERSION", "global/pg_control"].every((file) => existsSync(path.join(data, file)));
}

/**
 * Creates a data folder beside its place and moves it there, so that an interrupted one never counts as complete.
 * @throws Error with the output of initdb
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
  // Keeps an incomplete data folder, because a person may want to look into it.
  if (existsSync(data)) renameSync(data, `${data}.broken-${Date.now()}`);
  renameSync(aside, data);
}
