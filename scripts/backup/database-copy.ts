import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/** The record of applied migrations, which the target keeps of its own. */
const MIGRATIONS = "_prisma_migrations";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The columns of each table of the product; generated ones make themselves again. */
async function listTables(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
      group by c.relname order by c.relname`,
    [MIGRATIONS],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** What a copy holds, and the migrations that its tables come from. */
export type DatabaseCopy = {
  migrations: string[];
  tables: Record<string, { columns: string[]; rows: number }>;
  sequences: Record<string, string | null>;
};

/** Writes every table to a file of a folder, all as of one moment. */
export async function copyDatabaseTo(client: Client, folder: string): Promise<DatabaseCopy> {
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local statement_timeout = 0");
  try {
    const applied = await client.query<{ migration_name: string }>(
      `select migration_name from ${MIGRATIONS} where finished_at is not null and rolled_back_at is null order by 1`,
    );
    const copy: DatabaseCopy = { migrations: applied.rows.map((row) => row.migration_name), tables: {}, sequences: {} };
    for (const [name, columns] of await listTables(client)) {
      const source = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`));
      await pipeline(source, createWriteStream(path.join(folder, name), { mode: 0o600 }));
      copy.tables[name] = { columns, rows: source.rowCount };
    }
    const sequences = await client.query<{ name: string; value: string | null }>(
      "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'",
    );
    for (const { name, value } of sequences.rows) copy.sequences[name] = value;
    return copy;
  } finally {
    await client.query("rollback");
  }
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Fills the tables of a database with a copy of the same migrations, in one transaction: either all of it or nothing.
 * Foreign keys are left out meanwhile and checked at the end, because an owner of tables may do that on every host.
 * @throws Error when the tables differ from the copy's, or when a row breaks a rule
 */
export async function fillDatabaseFrom(client: Client, folder: string, copy: DatabaseCopy): Promise<void> {
  await client.query("begin");
  try {
    await client.query("set local statement_timeout = 0");
    const tables = await listTables(client);
    const names = [...tables.keys()];
    if (names.join() !== Object.keys(copy.tables).sort().join())
      throw new Error("The tables of this release differ from those of the backup.");
    const keys = await client.query<ForeignKey>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
         from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const key of keys.rows) await client.query(`alter table ${key.table} drop constraint ${quoted(key.name)}`);
    for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${names.map(quoted).join(", ")}`);
    for (const [name, { columns, rows }] of Object.entries(copy.tables)) {
      const target = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`));
      await pipeline(createReadStream(path.join(folder, name)), target);
      if (target.rowCount !== rows) throw new Error(`${name} has ${target.rowCount} rows instead of ${rows}.`);
    }
    for (const [name, value] of Object.entries(copy.sequences)) {
      if (value !== null) await client.query("select setval($1::regclass, $2)", [`public.${quoted(name)}`, value]);
    }
    for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const { table, name, definition } of keys.rows)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
  await client.query("analyze");
}
