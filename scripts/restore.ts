/** `npm run restore -- FILE [--replace]`: brings a backup into an empty installation, or in place of what is there. */
import path from "node:path";
import { restore } from "./backup/back-up";
import { readArguments } from "./arguments";
import { DATA_DIRECTORY, withDatabase } from "./database/open-database";
import { fail, readEnvironment } from "./environment";
import { ownSecrets, replaceAuthSecret } from "./own-secrets";
import { refuseBesideServer } from "./running-server";
import { writeSynced } from "./write-whole";

const { file, replace } = readArguments(
  { options: { replace: { type: "boolean" } }, allowPositionals: true },
  ({ values, positionals: [name, ...rest] }) => {
    if (name === undefined || rest.length > 0) throw new Error("Use: npm run restore -- FILE [--replace].");
    return { file: path.resolve(name), replace: values.replace === true };
  },
);

const env = readEnvironment();
const passphrase = env.BACKUP_PASSPHRASE ?? fail("Set BACKUP_PASSPHRASE to the passphrase of the backup.");
refuseBesideServer("it would lose its data");
await withDatabase(env, async ({ directUrl, authSecret }) => {
  const restored = await restore({ databaseUrl: directUrl, uploads: env.UPLOADS_DIR }, file, { passphrase, replace });
  console.log(`Restored ${restored.rows} rows of ${restored.createdAt}.`);
  if (restored.authSecret === authSecret) return;
  if (env.AUTH_SECRET === undefined)
    return replaceAuthSecret(DATA_DIRECTORY, ownSecrets(DATA_DIRECTORY), restored.authSecret);
  const place = path.resolve(DATA_DIRECTORY, "restored-auth-secret");
  writeSynced(place, restored.authSecret, 0o600);
  console.log(`AUTH_SECRET differs from that of the backup. Set it to the text in ${place}, then delete that file.`);
});
