import { prisma } from "@/lib/platform/db/prisma";

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** All tables except the rate limit counters. */
let tableNames: Promise<string[]> | undefined;
const listTables = () =>
  (tableNames ??= prisma.$queryRaw<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not in ('rate_limit', '_prisma_migrations')
    order by 1`.then((tables) => tables.map(({ name }) => name)));

/** Every row of every table, by the database's names. */
export async function allRows(): Promise<Rows> {
  const read = async (name: string): Promise<[string, Row[]]> => {
    const rows = await prisma.$queryRawUnsafe<{ row: Row }[]>(`select to_jsonb(t) as row from "${name}" t order by 1`);
    return [name, rows.map(({ row }) => row)];
  };
  return Object.fromEntries(await Promise.all((await listTables()).map(read)));
}

/** A digest of every table, in one statement. A failed sign-in is refused and recorded all the same. */
export async function tableDigests(): Promise<Record<string, string>> {
  const digest = (name: string) =>
    `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t
     ${name === "audit_event" ? "where action <> 'sign_in.failed'" : ""}`;
  const sql = (await listTables()).map(digest).join(" union all ");
  const tables = await prisma.$queryRawUnsafe<{ name: string; digest: string }[]>(sql);
  return Object.fromEntries(tables.map(({ name, digest }) => [name, digest]));
}

/** The rows that differ, by table; leaves out unchanged tables. */
export function changedRows(before: Rows, after: Rows): Record<string, { before: Row[]; after: Row[] }> {
  const without = (rows: Row[] = [], others: Row[] = []) => {
    const texts = new Set(others.map((row) => JSON.stringify(row)));
    return rows.filter((row) => !texts.has(JSON.stringify(row)));
  };
  return Object.fromEntries(
    Object.keys({ ...before, ...after }).flatMap((table) => {
      const change = { before: without(before[table], after[table]), after: without(after[table], before[table]) };
      return change.before.length + change.after.length > 0 ? [[table, change]] : [];
    }),
  );
}
