import "server-only";
import type { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase } from "pg";
import { env } from "@/lib/platform/env";
import { statementNames } from "./statement-names";

/** Limits in milliseconds: for a connection, for a statement on the server, and for its answer. */
type Limits = { connection: number; statement: number; answer: number };

/**
 * What Prisma needs to connect to a database, directly or through a pooler of connections such as PgBouncer. A pooler runs each
 * transaction on another server connection, so our settings and named statements would meet other clients' queries, and it refuses
 * settings at the start of a connection. Its process number differs from the server's, which reveals it. Behind one, statement limit
 * and time zone are those of the role (docs/deploy.md).
 */
export function connectionsTo(url: string | undefined, limits: Limits): ConstructorParameters<typeof PrismaPg> {
  const nameOf = statementNames();
  let hasPooler = false;

  async function onConnect(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ isDirect: boolean }>(
      // Prisma reads times as UTC. Behind a pooler both settings end with this transaction.
      `select set_config('statement_timeout', $1, pg_backend_pid() <> $2::int),
              set_config('TimeZone', 'UTC', pg_backend_pid() <> $2::int), pg_backend_pid() = $2::int as "isDirect"`,
      [limits.statement, Reflect.get(client, "processID")],
    );
    hasPooler = !rows[0]?.isDirect;
  }

  return [
    {
      connectionString: url,
      max: env.DATABASE_POOL_MAX,
      connectionTimeoutMillis: limits.connection,
      query_timeout: limits.answer,
      onConnect: (client) => onConnect(client),
    },
    // An empty name means an unnamed statement, which PostgreSQL plans each time.
    { statementNameGenerator: (query) => (hasPooler ? "" : nameOf(query)) },
  ];
}
