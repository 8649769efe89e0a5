import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, type Migration } from "@/scripts/database/migrate-runner";

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});
const FIRST = migration("1_first", "create table first (id int); insert into first values (1);");
const SECOND = migration("2_second", "create function two() returns int language sql as $$ select 2; $$;");

let admin: pg.Client;
let url: string;
let database: string;

beforeEach(async () => {
  database = `migrate_${randomUUID().replaceAll("-", "")}`;
  admin = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await admin.connect();
  await admin.query(`create database ${database}`);
  url = process.env.DATABASE_URL!.replace(/\/[^/]*$/, `/${database}`);
});

afterEach(async () => {
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
});

async function query<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  return rows;
}

describe("migrate", () => {
  it("applies missing migrations in order, and records them as Prisma does", async () => {
    expect(await migrate(url, [FIRST])).toEqual(["1_first"]);
    expect(await migrate(url, [FIRST, SECOND])).toEqual(["2_second"]);
    expect(await migrate(url, [FIRST, SECOND])).toEqual([]);
    const rows = await query("select * from _prisma_migrations order by migration_name");
    expect(rows).toEqual(
      [FIRST, SECOND].map(({ name, checksum }) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        checksum,
        finished_at: expect.any(Date),
        migration_name: name,
        logs: null,
        rolled_back_at: null,
        started_at: expect.any(Date),
        applied_steps_count: 1,
      })),
    );
  });

  it("lets one of many runners do the work", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => migrate(url, [FIRST, SECOND])));
    expect(results.filter((applied) => applied.length === 2)).toHaveLength(1);
    expect(results.filter((applied) => applied.length === 0)).toHaveLength(7);
    expect(await query("select * from first")).toEqual([{ id: 1 }]);
  });

  it("refuses a migration that was edited after it was applied", async () => {
    await migrate(url, [FIRST]);
    await expect(migrate(url, [migration("1_first", "select 1")])).rejects.toThrow(/1_first was edited/);
  });

  it("rolls back a failed migration and leaves no trace of it", async () => {
    const broken = migration("3_broken", "create table third (id int); select no_such_column;");
    await expect(migrate(url, [FIRST, broken])).rejects.toThrow(/3_broken failed and was undone/);
    expect(await query("select to_regclass('third') as found")).toEqual([{ found: null }]);
    expect(await query("select migration_name from _prisma_migrations")).toEqual([{ migration_name: "1_first" }]);
  });

  it("stops at a migration that another tool left unfinished", async () => {
    await migrate(url, []);
    await query("insert into _prisma_migrations (id, checksum, migration_name) values ('x', 'y', '1_first')");
    await expect(migrate(url, [FIRST])).rejects.toThrow(/1_first failed earlier/);
  });
});
