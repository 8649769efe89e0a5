import { isBuildStale } from "@/scripts/build-state";
import { prepareDemo } from "@/scripts/database/prepare-database";
import { runOnTestDatabase } from "../support/test-database";
import { buildNext } from "@/scripts/next-process";
import { serveBuild } from "@/scripts/serve-build";

type Environment = Readonly<Record<string, string>>;
type Program = { command: string; args: readonly string[]; environment: Environment };

/**
 * Serves the production build on a throwaway database with 600 demo mentors, runs a program against it and removes
 * both.
 * @param programOf creates the program from the server's address and the environment for its database
 * @param extra further variables of the server
 * @returns whether the program succeeded
 * @throws Error when the server does not start
 */
export async function runOnDemoServer(
  programOf: (server: { address: string; environment: Environment }) => Program,
  extra: Environment = {},
): Promise<boolean> {
  if (isBuildStale() && !(await buildNext())) return false;
  const code = await runOnTestDatabase(async (database, run) => {
    await prepareDemo(database);
    // The tests' secret fixes the positions of the demo data.
    const { address, authSecret, server } = await serveBuild({ ...database.environment, ...extra });
    try {
      const program = programOf({ address, environment: { ...database.environment, AUTH_SECRET: authSecret } });
      return await run(program.command, program.args, program.environment);
    } finally {
      await server.stop();
    }
  });
  return code === 0;
}
