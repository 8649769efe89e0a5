import pg from "pg";

/**
 * Whether a database stands on this machine: only such a one may be emptied by a script. The database client itself says
 * where it would connect to, parameters of the address and PGHOST included.
 */
export function isLocalDatabase(databaseUrl: string): boolean {
  const { host } = new pg.Client({ connectionString: databaseUrl });
  return ["localhost", "127.0.0.1", "::1", "[::1]"].includes(host) || host.startsWith("/");
}
