import { randomBytes } from "node:crypto";
import { isHealthy, type NextServer, startNext } from "./next-process";
import { freePort } from "./port";

export type ServedBuild = { address: string; authSecret: string; server: NextServer };

/**
 * Serves the production build at a free port, to be tested or measured.
 * @param environment the database's address and what else the server shall know beside the usual
 * @throws Error when the server does not start
 */
export async function serveBuild(environment: Readonly<Record<string, string>>): Promise<ServedBuild> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // A server in production refuses the secret of the tests, which everybody can read.
  const authSecret = randomBytes(32).toString("base64url");
  const env = {
    NODE_ENV: "production",
    APP_URL: address,
    LOG_LEVEL: "warn",
    DEV_OUTBOX: "1",
    // Each client comes from an address of its own, so that limits count for each alone.
    TRUSTED_PROXIES: "1",
    ...environment,
    AUTH_SECRET: authSecret,
  };
  const server = startNext({ command: "start", host: "127.0.0.1", port, env, quiet: true });
  if (!(await isHealthy(address, server.ended))) {
    const said = server.output();
    await server.stop();
    throw new Error(`The server did not start.\n${said}`);
  }
  return { address, authSecret, server };
}
