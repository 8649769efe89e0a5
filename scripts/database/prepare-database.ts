import type { Env } from "@/lib/platform/env.schema";
import { hasDemoAccounts, isDatabaseEmpty } from "../seed/accounts";
import { seedDemo } from "../seed/seed-demo";
import { withDatabaseLock } from "./database-lock";
import { migrate } from "./migrate-runner";
import type { OpenDatabase } from "./open-database";

/** The same seed gives the same mentors everywhere. */
const DEMO_SEED = 1;
/** Lets one of two simultaneous builds fill their database. */
const SEED_LOCK = 72_707_370;

/** What the demo data offers to visitors. The profile is known only right after seeding. */
export type Demo = { exampleUsername: string | null; hasAccounts: boolean };

/** Migrates the database. Fills an empty one with demo data if it is embedded, a preview's, or on request. */
export async function prepareDatabase(database: OpenDatabase, env: Env): Promise<Demo> {
  const { directUrl: url, positionKey } = database;
  const applied = await migrate(url);
  if (applied.length > 0) console.log(`Applied ${applied.length} database migration(s).`);
  const wantsDemo = database.embedded !== null || env.VERCEL_ENV === "preview" || env.SEED_DEMO === "1";
  if (!wantsDemo) return { exampleUsername: null, hasAccounts: false };
  return withDatabaseLock(url, SEED_LOCK, async () => {
    if (!(await isDatabaseEmpty(url))) return { exampleUsername: null, hasAccounts: await hasDemoAccounts(url) };
    console.log(`Filling the empty database with ${env.SEED_MENTORS} demo mentors.`);
    const { exampleUsername } = await seedDemo(url, { mentors: env.SEED_MENTORS, seed: DEMO_SEED, positionKey });
    return { exampleUsername, hasAccounts: true };
  });
}

/** Demo data for the browser tests. */
export async function prepareDemo({ url, positionKey }: { url: string; positionKey: Buffer }): Promise<void> {
  await seedDemo(url, { mentors: 600, seed: DEMO_SEED, positionKey });
}
