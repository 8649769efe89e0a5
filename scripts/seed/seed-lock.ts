import { Client } from "pg";

/** Any number will do that nothing else of ours takes. */
const LOCK = 72_707_370;

/** Runs a task while no other process does so on this database: two previews that are built at once fill it once. */
export async function withSeedLock<T>(databaseUrl: string, task: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    return await task();
  } finally {
    // Closing the connection gives the lock back.
    await client.end();
  }
}
