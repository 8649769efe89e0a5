/**
 * Gives each test worker its own database, cloned from the migrated one, so that test files run in parallel. Loaded
 * before every test file; only the first file of a worker pays.
 */
import pg from "pg";

const template = new URL(process.env.DATABASE_URL!);
const name = `${template.pathname.slice(1).replace(/_worker_\d+$/, "")}_worker_${process.pid}`;

/** One clone at a time: PostgreSQL refuses a template that another session is using. */
const CLONE_LOCK = 20_261_122;

async function cloneOnce(): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [CLONE_LOCK]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database "${name}" template "${template.pathname.slice(1)}"`);
  } finally {
    await client.end();
  }
}

if (template.pathname !== `/${name}`) {
  await cloneOnce();
  process.env.DATABASE_URL = Object.assign(new URL(template), { pathname: `/${name}` }).href;
}
