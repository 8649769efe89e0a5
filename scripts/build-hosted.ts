/** `npm run build:hosted`: the build of a platform such as Vercel: migrates, fills a preview's empty database, builds. */
import { buildFor } from "./build-for";
import { openDatabase } from "./database/open-database";
import { prepareDatabase } from "./database/prepare-database";
import { fail, readProductionEnvironment } from "./environment";

const env = readProductionEnvironment();
if (!env.DATABASE_URL) fail("DATABASE_URL must be set: there is no database on this platform's own disk.");
try {
  const { hasAccounts } = await prepareDatabase(await openDatabase(env), env);
  if (env.VERCEL_ENV === "preview" && !hasAccounts) {
    console.warn(
      "This preview's database holds people but not the demo accounts, so it offers no demo sign-ins and keeps its mails closed.",
    );
  }
} catch (error) {
  fail((error as Error).message);
}
await buildFor(env);
