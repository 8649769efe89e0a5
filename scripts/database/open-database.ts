import type { Env } from "@/lib/server/env.schema";
import { ownSecrets } from "../own-secrets";
import { type RunningDatabase, startEmbeddedPostgres } from "./embedded-postgres";

/** Where everything lives that the product keeps outside of a database of yours. */
export const DATA_DIRECTORY = ".data";

export type OpenDatabase = Omit<RunningDatabase, "data"> & { isEmbedded: boolean; authSecret: string };

/** The database of DATABASE_URL, or the embedded one, started when it does not run yet. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const authSecret = env.AUTH_SECRET ?? ownSecrets(DATA_DIRECTORY).authSecret;
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {}, isEmbedded: false, authSecret };
  const database = await startEmbeddedPostgres({ directory: DATA_DIRECTORY });
  return { ...database, isEmbedded: true, authSecret };
}

/** Runs a task on the database and stops it again if it was started for that. */
export async function withDatabase(env: Env, task: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase(env);
  const stopAndExit = () => void database.stop().finally(() => process.exit(130));
  process.once("SIGINT", stopAndExit).once("SIGTERM", stopAndExit);
  try {
    await task(database);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await database.stop();
  }
}
