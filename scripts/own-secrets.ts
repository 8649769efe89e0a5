import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export type OwnSecrets = { databasePassword: string; authSecret: string };

/** The secrets of an installation that was given none: made once, kept in the data folder, readable by its owner only. */
export function ownSecrets(directory: string): OwnSecrets {
  const file = path.join(directory, "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as OwnSecrets;
  const secret = () => randomBytes(32).toString("base64url");
  const secrets = { databasePassword: secret(), authSecret: secret() };
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
