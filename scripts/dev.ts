/** `npm run dev`: the same database as `npm start`, and Next with hot reload. */
import { openDatabase } from "./database/open-database";
import { prepareDatabase } from "./database/prepare-database";
import { fail, readEnvironment } from "./environment";
import { generateClient, startNext } from "./next-process";

const env = readEnvironment();
if (!generateClient()) fail("The database client could not be made.");
const database = await openDatabase(env).catch((error: Error) => fail(error.message));

try {
  await prepareDatabase(database, env);
  const settings = { DATABASE_URL: database.url, AUTH_SECRET: database.authSecret, APP_URL: env.APP_URL };
  const server = startNext({ command: "dev", host: env.HOST, port: env.PORT, env: settings, quiet: false });
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => void server.stop());
  process.exitCode = await server.ended;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await database.stop();
}
