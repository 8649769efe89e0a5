import { Client } from "pg";

/**
 * Runs a task while no other process does so on this database. The lock is that of a transaction, which stays open meanwhile: a
 * pooler of connections would give one of a session to somebody else, and never take it back.
 * @param lock any number that nothing else of ours takes
 * @throws Error when the database cannot be reached, and what the task throws
 */
export async function withDatabaseLock<T>(databaseUrl: string, lock: number, task: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect().catch((cause: NodeJS.ErrnoException) => {
    // Node's own message is empty when a name stood for several addresses and none of them answered.
    const reason = cause.message || cause.code;
    throw new Error(`The database at ${client.host}:${client.port} cannot be used: ${reason}`, { cause });
  });
  try {
    await client.query("begin");
    // The role may have limits that are meant for visitors.
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [lock]);
    return await task();
  } finally {
    // Ends the transaction, and with it the lock.
    await client.end();
  }
}
