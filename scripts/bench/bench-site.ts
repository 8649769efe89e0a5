import { randomBytes } from "node:crypto";
import { isBuildStale } from "../build-state";
import { forgetCachedPages } from "../database/prepare-database";
import { buildNext, isHealthy, type NextServer, startNext } from "../next-process";
import { freePort } from "../port";

export type BenchSite = { address: string; authSecret: string; server: NextServer };

/**
 * Serves the production build, made anew if it is stale, on a database, to be measured.
 * @param extra further variables of the server
 * @throws Error when it cannot be built or does not start
 */
export async function serveBenchSite(
  databaseUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<BenchSite> {
  if (isBuildStale() && !(await buildNext())) throw new Error("The site could not be built.");
  forgetCachedPages();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const authSecret = randomBytes(32).toString("base64url");
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: authSecret,
    APP_URL: address,
    LOG_LEVEL: "warn",
    DEV_OUTBOX: "1",
    TRUSTED_PROXIES: "1",
    ...extra,
  };
  const server = startNext({ command: "start", host: "127.0.0.1", port, env, quiet: true });
  if (!(await isHealthy(address, server.ended))) throw new Error(`The server did not start.\n${server.output()}`);
  return { address, authSecret, server };
}
