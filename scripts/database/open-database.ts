import { deriveKey } from "@/lib/platform/auth/derive-key";
import type { Env } from "@/lib/platform/env.schema";
import { ownSecrets } from "../own-secrets";
import { onStopRequest } from "../stop-request";
import { type RunningDatabase, startEmbeddedPostgres } from "./embedded-postgres";

/** Holds everything that the product keeps on this machine's disk. */
export const DATA_DIRECTORY = ".data";

export type OpenDatabase = {
  url: string;
  /** For migrations and seeding, whose locks a connection pooler would lose. */
  directUrl: string;
  /** The embedded database; null for one of yours, which this machine neither starts nor stops. */
  embedded: RunningDatabase | null;
  authSecret: string;
  positionKey: Buffer;
};

/** The database of DATABASE_URL, or the embedded one, which is started if needed. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const authSecret = env.AUTH_SECRET ?? ownSecrets(DATA_DIRECTORY).authSecret;
  const positionKey = deriveKey("positions", { ...env, AUTH_SECRET: authSecret });
  if (env.DATABASE_URL) {
    const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
    return { url: env.DATABASE_URL, directUrl, embedded: null, authSecret, positionKey };
  }
  const embedded = await startEmbeddedPostgres({ directory: DATA_DIRECTORY });
  return { url: embedded.url, directUrl: embedded.url, embedded, authSecret, positionKey };
}

/**
 * Runs a task on the database, and stops the database afterwards if the task started it. A failure is printed and sets the
 * exit code.
 */
export async function withDatabase(env: Env, task: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const opening = openDatabase(env);
  let isInterrupted = false;
  const stopListening = onStopRequest(() => {
    isInterrupted = true;
    // The task loses its database now; its errors say nothing new.
    process.on("uncaughtException", () => {});
    void opening.then((database) => database.embedded?.stop()).finally(() => process.exit(130));
  });
  try {
    const database = await opening;
    try {
      await task(database);
    } finally {
      if (!isInterrupted) await database.embedded?.stop();
    }
  } catch (error) {
    if (!isInterrupted) console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    if (!isInterrupted) stopListening();
  }
}
