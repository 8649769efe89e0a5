import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { deriveKey } from "@/lib/platform/auth/derive-key";
import { startEmbeddedPostgres } from "@/scripts/database/embedded-postgres";
import { migrate } from "@/scripts/database/migrate-runner";
import { DATA_DIRECTORY } from "@/scripts/database/open-database";
import { query } from "@/scripts/database/query";
import { seedDemo } from "@/scripts/seed/seed-demo";

/** A PostgreSQL server for measurements, with one database for each number of mentors. */
export type BenchServer = {
  /** The address of a migrated database with this many mentors, filled at first use. */
  database(mentors: number): Promise<string>;
  stop(): Promise<void>;
};

/** Fixes the public positions, so that every run measures the same rows. */
export const BENCH_SECRET = "a-secret-for-measuring-0123456789abcdef";
const SEED = 1;
const DIRECTORY = path.join(DATA_DIRECTORY, "bench");
/** The files that determine a seeded database. */
const SOURCES = [
  "prisma/migrations",
  "scripts/seed",
  "lib/catalogue",
  "lib/domain/search/listing-row.rules.ts",
  "lib/domain/search/free-times.rules.ts",
  "lib/domain/search/tokens.rules.ts",
  "lib/domain/places/public-position.rules.ts",
];
/** This data need not survive a crash of the machine. */
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  max_wal_size: "8GB",
};

/**
 * Starts the server in `.data/bench` and keeps its databases for the next run: a million mentors take minutes to write. A database
 * is filled again when the migrations or the seed have changed. `rm -r .data/bench` removes everything.
 */
export async function openBenchServer(): Promise<BenchServer> {
  const server = await startEmbeddedPostgres({ directory: DIRECTORY, settings: FAST });
  return { database: (mentors) => seededDatabase(server.url, mentors), stop: () => server.stop() };
}

async function seededDatabase(serverUrl: string, mentors: number): Promise<string> {
  const name = `bench_${mentors}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const wanted = fingerprint();
  const [made] = await query(serverUrl, "select 1 from pg_database where datname = $1", [name]);
  if (made && (await fingerprintOf(url.href)) === wanted) return url.href;
  console.log(`Filling a database with ${mentors} mentors.`);
  await query(serverUrl, `drop database if exists ${name} with (force)`);
  await query(serverUrl, `create database ${name}`);
  await migrate(url.href);
  await seedDemo(url.href, {
    mentors,
    seed: SEED,
    positionKey: deriveKey("positions", { AUTH_SECRET: BENCH_SECRET }),
    log: console.log,
  });
  await query(url.href, "create table bench_seed as select $1::text as fingerprint", [wanted]);
  return url.href;
}

async function fingerprintOf(url: string): Promise<string | null> {
  const rows = await query<{ fingerprint: string }>(url, "select fingerprint from bench_seed").catch(() => []);
  return rows[0]?.fingerprint ?? null;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(place, name))
    .filter((file) => statSync(file).isFile() && !file.includes(".test."))
    .sort();
}
