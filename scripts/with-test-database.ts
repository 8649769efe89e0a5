/** `tsx scripts/with-test-database.ts COMMAND…`: runs a command on an empty, migrated database that is gone afterwards. */
import { runOnTestDatabase } from "./database/test-database";

const [command, ...args] = process.argv.slice(2);
process.exitCode = await runOnTestDatabase(async (database, run) => run(command!, args, database.environment));
