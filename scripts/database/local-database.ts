import pg from "pg";

/**
 * Whether a database is on this machine: a script may empty only such a one. The database client itself resolves the address,
 * with its parameters and PGHOST.
 */
export function isLocalDatabase(databaseUrl: string): boolean {
  const { host } = new pg.Client({ connectionString: databaseUrl });
  return ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host) || host.startsWith("/");
}
