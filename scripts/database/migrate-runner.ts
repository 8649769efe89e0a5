import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { withDatabaseLock } from "./database-lock";

/** The lock that Prisma takes too. */
const LOCK = 72707369;

export type Migration = { name: string; sql: string; checksum: string };

/** The migrations of a folder by name. */
export function readMigrations(folder = path.resolve("prisma/migrations")): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

type Recorded = { migration_name: string; checksum: string; finished_at: Date | null; rolled_back_at: Date | null };

/**
 * Applies missing migrations, one process at a time, each in a transaction, and records them as `prisma migrate deploy` does.
 * @returns the names of the applied migrations
 * @throws Error when the database cannot be reached, an applied migration was edited, or an earlier one failed
 */
export async function migrate(
  databaseUrl: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return withDatabaseLock(databaseUrl, LOCK, () => applyMissing(databaseUrl, migrations));
}

async function applyMissing(databaseUrl: string, migrations: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create table if not exists _prisma_migrations (
      id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
      migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
      started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`);
    const { rows } = await client.query<Recorded>(
      "select migration_name, checksum, finished_at, rolled_back_at from _prisma_migrations where rolled_back_at is null",
    );
    const recorded = new Map(rows.map((row) => [row.migration_name, row]));
    const applied: string[] = [];
    for (const migration of migrations) {
      if (!isMissing(migration, recorded.get(migration.name))) continue;
      await apply(client, migration);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

function isMissing({ name, checksum }: Migration, record: Recorded | undefined): boolean {
  if (!record) return true;
  if (record.finished_at === null) {
    throw new Error(
      `The migration ${name} failed earlier. Mend the database, then delete its row from _prisma_migrations.`,
    );
  }
  if (record.checksum !== checksum) {
    throw new Error(
      `The migration ${name} was edited after it had been applied. Undo the edit and write a new migration.`,
    );
  }
  return false;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       values ($1, $2, now(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    throw new Error(`The migration ${name} failed and was undone: ${(cause as Error).message}`, { cause });
  }
}
