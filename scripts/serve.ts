import { setTimeout as sleep } from "node:timers/promises";
import { type Env, sendsMails } from "@/lib/platform/env.schema";
import { isLoopbackHost } from "@/lib/platform/process/loopback";
import { type OpenDatabase, openDatabase } from "./database/open-database";
import { type Demo, prepareDatabase } from "./database/prepare-database";
import { isAnswering, isHealthy, type NextServer, startNext } from "./next-process";
import { localAddress } from "./port";
import { Restarts } from "./restarts";
import { noteServer, noteStopping, releaseFolder } from "./running-server";
import { onStopRequest } from "./stop-request";

/** How often both are looked after, in milliseconds. */
const WATCH_EVERY_MS = 2_000;
/** After this many failed health checks in a row, a minute or more, the server does not recover. */
const MOST_FAILURES = 30;

/** What to tell the person at the keyboard. */
export type Started = { demo: Demo; isOutboxOpen: boolean };
type Options = { command: "start" | "dev"; onReady?: (started: Started) => void };

/**
 * Runs the database and on it the web server, until the process is asked to stop. Stops them in reverse order, or at once on a
 * second request. Restarts one that ends unexpectedly a few times. Ends the process, with a reason if nobody requested it.
 */
export async function serve(env: Env, { command, onReady }: Options): Promise<void> {
  const isProduction = command === "start";
  const address = localAddress(env.HOST, env.PORT);
  const restarts = new Restarts();
  let server: NextServer | null = null;
  let database: OpenDatabase | null = null;
  let isReady = false;
  let isStopping = false;
  const opening = openDatabase(env).then((opened) => (database = opened));

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    noteStopping();
    // Whatever still works on the database loses it now, and its complaints about that must not end the stop.
    process.on("uncaughtException", () => {});
    await server?.stop();
    await (await opening.catch(() => null))?.embedded?.stop();
    releaseFolder();
    process.exit(code);
  }
  const stopAtOnce = () => {
    server?.kill();
    database?.embedded?.kill();
    process.exit(1);
  };
  onStopRequest(() => void stop(0), stopAtOnce);

  function giveUp(reason: string): Promise<void> {
    if (!isStopping) console.error(reason);
    return stop(1);
  }

  function startServer(settings: Readonly<Record<string, string | undefined>>): NextServer {
    const started = startNext({ command, host: env.HOST, port: env.PORT, env: settings, quiet: isProduction });
    server = started;
    noteServer(started.pid);
    void started.ended.then((code) => {
      if (isStopping) return;
      const said = `The web server ended by itself (exit code ${code}).\n${started.output()}`;
      // One that never answered would not do so the next time.
      if (!isProduction || !isReady || !restarts.allow()) return giveUp(said);
      console.error(`${said}\nIt is started again.`);
      startServer(settings);
    });
    return started;
  }

  /** Looks after both as long as the process lives. */
  async function watch({ embedded }: OpenDatabase): Promise<void> {
    // An external database may come back without our help.
    if (!embedded) return;
    for (let failures = 0; !isStopping; await sleep(WATCH_EVERY_MS)) {
      if (!embedded.isRunning()) {
        const said = "The database ended by itself; the reason is in .data/postgres.log.";
        if (!restarts.allow()) return giveUp(`${said} That happened too often.`);
        console.error(`${said} It is started again.`);
        await embedded.restart();
      }
      if (!isProduction) continue;
      failures = (await isAnswering(address)) ? 0 : failures + 1;
      if (failures >= MOST_FAILURES) {
        return giveUp("The site has not answered its health check (GET /api/health) for a minute and more.");
      }
    }
  }

  try {
    const opened = await opening;
    const demo = await prepareDatabase(opened, env);
    // A wish to stop that came meanwhile is being fulfilled; a server started now would outlive us.
    if (isStopping) return;
    const outbox = env.DEV_OUTBOX ?? (isPrivate(env, opened) || !isProduction ? "local" : undefined);
    const isOutboxOpen = outbox === undefined ? env.VERCEL_ENV === "preview" && demo.hasAccounts : outbox !== "0";
    const started = startServer({
      DATABASE_URL: opened.url,
      AUTH_SECRET: opened.authSecret,
      APP_URL: env.APP_URL,
      DEV_OUTBOX: outbox,
      NODE_ENV: isProduction ? "production" : "development",
    });
    if (isProduction) {
      isReady = await isHealthy(address, started.ended);
      if (isStopping) return;
      if (!isReady) return await giveUp("The web server does not answer its health check (GET /api/health).");
      onReady?.({ demo, isOutboxOpen: isOutboxOpen && !sendsMails(env) });
    }
    await watch(opened);
  } catch (error) {
    await giveUp((error as Error).message);
  }
}

/** A server of one's own, on a database of its own, for this machine alone: there, mails may be read in the browser. */
function isPrivate(env: Env, { embedded }: OpenDatabase): boolean {
  return embedded !== null && [env.HOST, new URL(env.APP_URL).hostname].every(isLoopbackHost);
}
