import { Client } from "pg";

/**
 * Runs a task while no other process does so on this database. The lock belongs to a transaction that stays open meanwhile,
 * because a connection pooler would hand a session's lock to other clients.
 * @param lock a number that no other lock uses
 * @throws Error when the database cannot be reached, and what the task throws
 */
export async function withDatabaseLock<T>(databaseUrl: string, lock: number, task: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect().catch((cause: NodeJS.ErrnoException) => {
    // Node's own message is empty when a name has several addresses and none answers.
    const reason = cause.message || cause.code;
    throw new Error(`The database at ${client.host}:${client.port} cannot be used: ${reason}`, { cause });
  });
  try {
    await client.query("begin");
    // The role may have limits for visitors.
    await client.query("set local statement_timeout = 0");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [lock]);
    return await task();
  } finally {
    // Ends the transaction and the lock.
    await client.end();
  }
}
