import { randomBytes } from "node:crypto";
import { isBuildStale } from "./build-state";
import { prepareDemo } from "./database/prepare-database";
import { runOnTestDatabase } from "./database/test-database";
import { buildNext, isHealthy, startNext } from "./next-process";
import { freePort } from "./port";

type Environment = Readonly<Record<string, string>>;
type Program = { command: string; args: readonly string[]; environment: Environment };

/**
 * Starts the production build, made anew if it is stale, on a throwaway database with 600 demo mentors, runs a program against it
 * and takes both away again.
 * @param programOf gives the program, told where the server is and what a program needs to use its database
 * @param extra further variables of the server
 * @returns whether the program ended well
 * @throws Error when the server does not start
 */
export async function runOnDemoServer(
  programOf: (server: { address: string; environment: Environment }) => Program,
  extra: Environment = {},
): Promise<boolean> {
  if (isBuildStale() && !(await buildNext())) return false;
  const code = await runOnTestDatabase(async (database, run) => {
    await prepareDemo(database);
    const port = await freePort();
    const address = `http://localhost:${port}`;
    // A server in production refuses the secret of the tests, which everybody can read. The demo data keeps to it and so
    // lies at the same places in each run.
    const environment = { ...database.environment, AUTH_SECRET: randomBytes(32).toString("base64url") };
    const env = {
      ...environment,
      NODE_ENV: "production",
      APP_URL: address,
      LOG_LEVEL: "warn",
      DEV_OUTBOX: "1",
      // Each test comes from an address of its own, so that limits count for each alone.
      TRUSTED_PROXIES: "1",
      ...extra,
    };
    const server = startNext({ command: "start", host: "127.0.0.1", port, env, quiet: true });
    try {
      if (!(await isHealthy(address, server.ended))) throw new Error(`The server did not start.\n${server.output()}`);
      const program = programOf({ address, environment });
      return await run(program.command, program.args, program.environment);
    } finally {
      await server.stop();
    }
  });
  return code === 0;
}
