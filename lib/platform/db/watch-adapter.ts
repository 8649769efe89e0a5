import "server-only";
import type { SqlDriverAdapter, SqlQueryable, Transaction } from "@prisma/driver-adapter-utils";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./database-errors";
import { recordUnavailable } from "@/lib/platform/process/shared-state";

/** Notes when the database cannot be reached, and says so in one kind of error; others pass as they are. */
function tell(error: unknown): never {
  if (!isDatabaseUnavailable(error)) throw error;
  recordUnavailable();
  throw new DatabaseUnavailable("The database cannot be reached.", { cause: error });
}

function watchQueries(queryable: SqlQueryable, onFailure: (error: unknown) => never): void {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (query) => queryRaw(query).catch(onFailure);
  queryable.executeRaw = (query) => executeRaw(query).catch(onFailure);
}

/** The part of the adapter's transaction that holds its connection. */
type Connected = { client?: { connection?: { stream?: { destroy(): void } } } };

/**
 * After a timeout, a connection may still be inside its transaction when the database comes back. The next query on it
 * would write into that transaction, so the connection is closed.
 */
function cut(transaction: Transaction): void {
  (transaction as Connected).client?.connection?.stream?.destroy();
}

/** Watches every query and transaction of an adapter. */
export function watchAdapter<Adapter extends SqlDriverAdapter>(adapter: Adapter): Adapter {
  watchQueries(adapter, tell);
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (isolationLevel) => {
    const transaction = await startTransaction(isolationLevel).catch(tell);
    watchQueries(transaction, (error) => {
      if (isDatabaseUnavailable(error)) cut(transaction);
      return tell(error);
    });
    return transaction;
  };
  return adapter;
}
