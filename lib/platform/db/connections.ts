import "server-only";
import type { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase } from "pg";
import { env } from "@/lib/platform/env";
import { statementNames } from "./statement-names";

/** Limits in milliseconds: for a connection, for a statement on the server, and for its answer. */
type Limits = { connection: number; statement: number; answer: number };

/**
 * What Prisma needs to connect to a database, directly or through a pooler of connections such as PgBouncer. A pooler gives each
 * transaction another connection of the server: a setting or a named statement of ours would meet the queries of others, and it
 * refuses settings at the start of a connection. It is known by the process number that it tells, which is not the server's. Behind
 * one, the limit of a statement is that of the role (docs/deploy.md).
 */
export function connectionsTo(url: string | undefined, limits: Limits): ConstructorParameters<typeof PrismaPg> {
  const nameOf = statementNames();
  let hasPooler = false;

  async function onConnect(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ isDirect: boolean }>(
      // Behind a pooler the setting is one of this transaction, which ends here.
      `select set_config('statement_timeout', $1, pg_backend_pid() <> $2::int), pg_backend_pid() = $2::int as "isDirect"`,
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
    // An empty name means an unnamed statement, which is planned anew each time.
    { statementNameGenerator: (query) => (hasPooler ? "" : nameOf(query)) },
  ];
}
