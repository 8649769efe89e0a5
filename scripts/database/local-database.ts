/** Whether a database stands on this machine: only such a one may be emptied by a script. */
export function isLocalDatabase(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  return ["", "localhost", "127.0.0.1", "::1", "[::1]"].includes(host) || host.startsWith("/");
}
