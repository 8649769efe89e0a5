import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { backUp, restore } from "@/scripts/backup/back-up";
import { migrate, readMigrations } from "@/scripts/database/migrate-runner";
import { seedForTests } from "../support/database";

const PASSPHRASE = "correct horse battery";
const SOURCE = process.env.DATABASE_URL!;

let folder: string;
let file: string;
let database: string;
let target: string;
let admin: pg.Client;

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A hash of all rows of each table, whatever their order. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '_prisma_migrations' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query<{ hash: string }>(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from "${name}" t`,
    );
    contents[name] = row!.hash;
  }
  return contents;
}

/** Keys, rules and triggers, which a restore takes away for a moment. */
const rulesOf = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "backup-test-"));
  await mkdir(path.join(folder, "uploads"));
  await writeFile(path.join(folder, "uploads/one.webp"), Buffer.from([1, 2, 3, 250]));
  await seedForTests({ mentors: 40, seed: 7 });
  // Bulk demo data sets ids of its own.
  await query(SOURCE, "select setval(pg_get_serial_sequence('qualification', 'id'), 123456)");
  file = path.join(folder, "all.backup.age");
  const rows = await backUp(
    { databaseUrl: SOURCE, uploads: path.join(folder, "uploads"), authSecret: "the-secret-of-sessions" },
    file,
    PASSPHRASE,
  );
  expect(rows).toBeGreaterThan(500);
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  database = `restore_${randomUUID().replaceAll("-", "")}`;
  admin = new pg.Client({ connectionString: SOURCE });
  await admin.connect();
  await admin.query(`create database ${database}`);
  target = SOURCE.replace(/\/[^/]*$/, `/${database}`);
  return async () => {
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  };
});

describe("a backup", () => {
  it("brings back every row, picture and secret in an empty place, with all rules in force", async () => {
    const uploads = path.join(folder, "restored");
    const restored = await restore({ databaseUrl: target, uploads }, file, { passphrase: PASSPHRASE });
    expect(restored.authSecret).toBe("the-secret-of-sessions");
    expect(await contentsOf(target)).toEqual(await contentsOf(SOURCE));
    expect(await rulesOf(target)).toEqual(await rulesOf(SOURCE));
    expect(await readFile(path.join(uploads, "one.webp"))).toEqual(Buffer.from([1, 2, 3, 250]));
    // Sequences go on after the restored rows.
    const next = "select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1";
    expect(await query(target, next)).toEqual(await query(SOURCE, next));
    // Passwords still fit: the hash is the same text.
    const hashes = "select hash from password_credential order by 1";
    expect(await query(target, hashes)).toEqual(await query(SOURCE, hashes));
  });

  it("holds nothing that can be read without the passphrase", async () => {
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes("mentorhood.example")).toBe(false);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("is refused with another passphrase or when damaged, and changes nothing", async () => {
    await migrate(target);
    const before = await contentsOf(target);
    await expect(
      restore({ databaseUrl: target, uploads: folder }, file, { passphrase: "another phrase" }),
    ).rejects.toThrow("cannot be opened");
    const bytes = await readFile(file);
    bytes[bytes.length - 200]! ^= 1;
    const damaged = path.join(folder, "damaged.age");
    await writeFile(damaged, bytes);
    await expect(
      restore({ databaseUrl: target, uploads: folder }, damaged, { passphrase: PASSPHRASE }),
    ).rejects.toThrow("cannot be opened");
    expect(await contentsOf(target)).toEqual(before);
  });

  it("replaces accounts only when asked to", async () => {
    await restore({ databaseUrl: target, uploads: folder }, file, { passphrase: PASSPHRASE });
    await query(target, "delete from qualification");
    await expect(restore({ databaseUrl: target, uploads: folder }, file, { passphrase: PASSPHRASE })).rejects.toThrow(
      "--replace",
    );
    await restore({ databaseUrl: target, uploads: folder }, file, { passphrase: PASSPHRASE, replace: true });
    expect(await contentsOf(target)).toEqual(await contentsOf(SOURCE));
  });

  it("of an older release is brought up to this one", async () => {
    const migrations = readMigrations();
    const older = `${database}_old`;
    await admin.query(`create database ${older}`);
    const url = SOURCE.replace(/\/[^/]*$/, `/${older}`);
    try {
      await migrate(url, migrations.slice(0, -3));
      const old = path.join(folder, `${older}.age`);
      await backUp({ databaseUrl: url, uploads: path.join(folder, "none"), authSecret: "x" }, old, PASSPHRASE);
      await restore({ databaseUrl: target, uploads: folder }, old, { passphrase: PASSPHRASE });
      const applied = await query(target, "select migration_name from _prisma_migrations order by 1");
      expect(applied).toHaveLength(migrations.length);
    } finally {
      await admin.query(`drop database ${older} with (force)`);
    }
  });

  it("never writes over a file", async () => {
    await expect(
      backUp({ databaseUrl: SOURCE, uploads: path.join(folder, "none"), authSecret: "x" }, file, PASSPHRASE),
    ).rejects.toThrow("exists already");
  });
});
