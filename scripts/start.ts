/** `npm start`: database, migrations, demo data, build, server; whatever is missing is made. */
import { openDatabase } from "./database/open-database";
import { prepareDatabase } from "./database/prepare-database";
import { isBuildStale } from "./build-state";
import { fail, readEnvironment } from "./environment";
import { buildNext, generateClient, isHealthy, startNext } from "./next-process";
import { isPortFree } from "./port";
import { markServer, stopOrphanedServer, unmarkServer } from "./server-mark";
import { mentorProfileHref } from "@/lib/links";

const env = readEnvironment();
await stopOrphanedServer();
if (!(await isPortFree(env.HOST, env.PORT)))
  fail(`Port ${env.PORT} is in use. Choose another one: PORT=3001 npm start`);
if (!generateClient()) fail("The database client could not be made.");
if (isBuildStale()) {
  console.log("Building the application (about half a minute, only after a change).");
  if (!buildNext({ APP_URL: env.APP_URL })) fail("The build failed.");
}

const database = await openDatabase(env).catch((error: Error) => fail(error.message));
let server: ReturnType<typeof startNext> | null = null;
let isStopping = false;

async function stop(code: number): Promise<never> {
  isStopping = true;
  await server?.stop();
  unmarkServer();
  await database.stop();
  process.exit(code);
}

for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.on(name, () => {
    if (isStopping) {
      server?.kill();
      return;
    }
    void stop(0);
  });
}

try {
  const { exampleUsername } = await prepareDatabase(database, env);
  const settings = {
    NODE_ENV: "production",
    DATABASE_URL: database.url,
    AUTH_SECRET: database.authSecret,
    APP_URL: env.APP_URL,
  };
  server = startNext({ command: "start", host: env.HOST, port: env.PORT, env: settings, quiet: true });
  markServer(server.pid);
  void server.ended.then((code) => {
    if (!isStopping) void stop(code === 0 ? 1 : code);
  });
  const address = `http://${env.HOST}:${env.PORT}`;
  if (!(await isHealthy(address, server.ended))) throw new Error(`The server did not start.\n${server.output()}`);
  const example = exampleUsername ? ` (a demo profile: ${mentorProfileHref(exampleUsername)})` : "";
  if (!isStopping) console.log(`Mentorhood is ready at ${env.APP_URL}${example}. Press Ctrl-C to stop.`);
} catch (error) {
  if (!isStopping) {
    console.error((error as Error).message);
    await stop(1);
  }
}
