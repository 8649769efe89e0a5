import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { syncFolder, writeSynced } from "./write-whole";

export type OwnSecrets = { databasePassword: string; authSecret: string };

/**
 * The secrets of an installation without given ones, generated once and kept in the data folder, readable by the owner only.
 * @throws Error when they are damaged: new ones would fit neither the database nor existing signatures
 */
export function ownSecrets(directory: string): OwnSecrets {
  const file = path.join(directory, "secrets.json");
  if (!existsSync(file)) makeSecrets(file);
  try {
    const secrets = JSON.parse(readFileSync(file, "utf8")) as OwnSecrets;
    if (secrets.databasePassword && secrets.authSecret) return secrets;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(
    `${file} is damaged. It holds the password of the database in ${directory} and the key of sessions and positions, so it cannot be ` +
      `made again. Bring it back from a backup; without one, move ${directory} away to begin with an empty database.`,
  );
}

/** Gives an installation the key of the one whose data it took over; the password of its database stays. */
export function replaceAuthSecret(directory: string, { databasePassword }: OwnSecrets, authSecret: string): void {
  const file = path.join(directory, "secrets.json");
  const aside = `${file}.${process.pid}`;
  writeSynced(aside, JSON.stringify({ databasePassword, authSecret }), 0o600);
  renameSync(aside, file);
  syncFolder(file);
}

/** Writes a temporary file and links it into place, so that two processes at once read the same complete file. */
function makeSecrets(file: string): void {
  const secret = () => randomBytes(32).toString("base64url");
  const aside = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeSynced(aside, JSON.stringify({ databasePassword: secret(), authSecret: secret() }), 0o600);
  try {
    linkSync(aside, file);
    syncFolder(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
