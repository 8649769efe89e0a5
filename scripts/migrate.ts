/** `npm run db:migrate`: brings the database up to date. */
import { migrate } from "./database/migrate-runner";
import { withDatabase } from "./database/open-database";
import { readEnvironment } from "./environment";

await withDatabase(readEnvironment(), async ({ directUrl }) => {
  const applied = await migrate(directUrl);
  console.log(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`);
});
