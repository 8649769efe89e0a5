/** `npm run db:reset`: empties this machine's database and fills it with demo data again. */
import pg from "pg";
import { isLocalDatabase } from "./database/local-database";
import { withDatabase } from "./database/open-database";
import { prepareDatabase } from "./database/prepare-database";
import { fail, readEnvironment } from "./environment";
import { refuseBesideServer } from "./running-server";

const env = readEnvironment();
if (env.DATABASE_URL && !isLocalDatabase(env.DATABASE_URL)) {
  fail("This would empty a database that is not on this machine, so it was refused. Nothing was changed.");
}
refuseBesideServer("it would lose its data");
await withDatabase(env, async (database) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query("drop schema public cascade; create schema public");
  } finally {
    await client.end();
  }
  await prepareDatabase(database, { ...env, SEED_DEMO: "1" });
  console.log("The database is as new.");
});
