/** `npm run backup [-- FILE]`: database, pictures and secret in one encrypted file, beside a running server. */
import path from "node:path";
import { backUp } from "./backup/back-up";
import { readArguments } from "./arguments";
import { withDatabase } from "./database/open-database";
import { fail, readEnvironment } from "./environment";

const file = readArguments({ options: {}, allowPositionals: true }, ({ positionals: [name, ...rest] }) => {
  if (rest.length > 0) throw new Error("Use: npm run backup, or npm run backup -- FILE.");
  const minute = new Date().toISOString().slice(0, 16).replace(":", "-");
  return path.resolve(name ?? `mentorhood-${minute}.backup.age`);
});

const env = readEnvironment();
const passphrase = env.BACKUP_PASSPHRASE ?? fail("Set BACKUP_PASSPHRASE: without it nobody can open the backup again.");
await withDatabase(env, async ({ directUrl, authSecret }) => {
  const rows = await backUp({ databaseUrl: directUrl, uploads: env.UPLOADS_DIR, authSecret }, file, passphrase);
  console.log(`${file} holds ${rows} rows. Keep it and the passphrase in different places, away from this machine.`);
});
