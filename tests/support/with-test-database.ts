/**
 * `tsx tests/support/with-test-database.ts COMMAND…`: runs a command on an empty, migrated database, and deletes it
 * afterwards.
 */
import { runOnTestDatabase } from "./test-database";
import { fail } from "@/scripts/environment";

const [command, ...args] = process.argv.slice(2);
if (!command) fail("Say which command to run.");
try {
  process.exitCode = await runOnTestDatabase(async (database, run) => run(command, args, database.environment));
} catch (error) {
  fail((error as Error).message);
}
