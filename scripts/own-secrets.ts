import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export type OwnSecrets = { databasePassword: string; authSecret: string };

/** The secrets of an installation that was given none: made once, kept in the data folder, readable by its owner only. */
export function ownSecrets(directory: string): OwnSecrets {
  const file = path.join(directory, "secrets.json");
  if (!existsSync(file)) makeSecrets(file);
  return JSON.parse(readFileSync(file, "utf8")) as OwnSecrets;
}

/** Written aside and linked into place, so that of two commands at once one wins and both read the same whole file. */
function makeSecrets(file: string): void {
  const secret = () => randomBytes(32).toString("base64url");
  const aside = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(aside, JSON.stringify({ databasePassword: secret(), authSecret: secret() }), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
