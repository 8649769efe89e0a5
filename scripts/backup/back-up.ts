import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { migrate, readMigrations } from "../database/migrate-runner";
import { packFolder, unpackFolder } from "./archive";
import { copyDatabaseTo, type DatabaseCopy, fillDatabaseFrom } from "./database-copy";

const FORMAT = 1;

type Manifest = { format: number; createdAt: string; database: DatabaseCopy; authSecret: string };

/** What a backup is made of, or goes to. */
export type Installation = {
  /** Not that of a pooler: one session reads all. */
  databaseUrl: string;
  /** The folder of pictures; a bucket elsewhere is not part of the backup. */
  uploads: string;
  /** The key of sessions, positions and links in mails. */
  authSecret: string;
};

async function inTemporaryFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  // Readable by its owner only.
  const folder = await mkdtemp(path.join(tmpdir(), "mentorhood-backup-"));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withClient<T>(databaseUrl: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

const countRows = ({ tables }: DatabaseCopy) => Object.values(tables).reduce((total, { rows }) => total + rows, 0);

/**
 * Writes database, pictures and secret to one encrypted file, beside a running server. The database is as of one moment;
 * a picture that is deleted meanwhile may be missing.
 * @returns the number of rows
 */
export async function backUp(source: Installation, file: string, passphrase: string): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const tables = path.join(folder, "tables");
    await mkdir(tables);
    // Pictures last: one that is added meanwhile has no row, which hurts nobody.
    const database = await withClient(source.databaseUrl, (client) => copyDatabaseTo(client, tables));
    if (existsSync(source.uploads)) await cp(source.uploads, path.join(folder, "uploads"), { recursive: true });
    const manifest: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      database,
      authSecret: source.authSecret,
    };
    await writeFile(path.join(folder, "manifest.json"), JSON.stringify(manifest), { mode: 0o600 });
    await packFolder(folder, file, passphrase);
    return countRows(database);
  });
}

export type Restored = { rows: number; createdAt: string; authSecret: string };

/**
 * Brings a backup into an installation: migrations up to those of the backup, its rows, then the newer migrations, then
 * the pictures.
 * @param replace whether an installation with accounts may lose them
 * @throws Error when the file cannot be read, comes from a newer release, or the database has accounts
 */
export async function restore(
  target: Pick<Installation, "databaseUrl" | "uploads">,
  file: string,
  { passphrase, replace = false }: { passphrase: string; replace?: boolean },
): Promise<Restored> {
  return inTemporaryFolder(async (folder) => {
    await unpackFolder(file, folder, passphrase);
    const manifest = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8")) as Manifest;
    const { database } = manifest;
    const known = readMigrations();
    const unknown = database.migrations.filter((name) => !known.some((migration) => migration.name === name));
    if (manifest.format !== FORMAT || unknown.length > 0)
      throw new Error("The backup comes from a newer release. Install that release, restore there, and go on from it.");

    await withClient(target.databaseUrl, async (client) => {
      if (!replace && (await hasAccounts(client)))
        throw new Error("The database has accounts already. Add --replace to lose them. Nothing was changed.");
      // A database with newer tables cannot take older rows.
      await client.query("drop schema public cascade; create schema public");
    });
    await migrate(
      target.databaseUrl,
      known.filter(({ name }) => database.migrations.includes(name)),
    );
    await withClient(target.databaseUrl, (client) => fillDatabaseFrom(client, path.join(folder, "tables"), database));
    await migrate(target.databaseUrl);

    const uploads = path.join(folder, "uploads");
    if (existsSync(uploads)) await cp(uploads, target.uploads, { recursive: true });
    return { rows: countRows(database), createdAt: manifest.createdAt, authSecret: manifest.authSecret };
  });
}

async function hasAccounts(client: pg.Client): Promise<boolean> {
  const table = await client.query<{ name: string | null }>("select to_regclass('public.user_account')::text as name");
  if (table.rows[0]!.name === null) return false;
  return (await client.query("select from user_account limit 1")).rowCount! > 0;
}
