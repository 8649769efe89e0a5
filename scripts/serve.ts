import type { Env } from "@/lib/server/env.schema";
import { isLoopbackHost } from "@/lib/server/http/loopback";
import { type OpenDatabase, openDatabase } from "./database/open-database";
import { type Demo, prepareDatabase } from "./database/prepare-database";
import { isHealthy, type NextServer, startNext } from "./next-process";
import { localAddress } from "./port";
import { markServer, unmarkServer } from "./server-mark";
import { onStopRequest } from "./stop-request";

/** What to tell the person at the keyboard. */
export type Started = { demo: Demo; isOutboxOpen: boolean };
type Options = { command: "start" | "dev"; onReady?: (started: Started) => void };

/**
 * Runs the database and on it the web server, until the process is asked to stop or the server ends by itself. Both are
 * stopped in the opposite order; asked a second time, at once. Ends the process.
 */
export async function serve(env: Env, { command, onReady }: Options): Promise<void> {
  let server: NextServer | null = null;
  let database: OpenDatabase | null = null;
  let isStopping = false;
  const opening = openDatabase(env).then((opened) => (database = opened));

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // Whatever still works on the database loses it now, and its complaints about that must not end the stop.
    process.on("uncaughtException", () => {});
    await server?.stop();
    if (command === "start") unmarkServer();
    await (await opening.catch(() => null))?.stop();
    process.exit(code);
  }
  const stopAtOnce = () => {
    server?.kill();
    database?.kill();
    process.exit(1);
  };
  onStopRequest(() => void stop(0), stopAtOnce);

  try {
    const { url, authSecret } = await opening;
    const demo = await prepareDatabase(await opening, env);
    // A wish to stop that came meanwhile is being fulfilled; a server started now would outlive us.
    if (isStopping) return;
    const isProduction = command === "start";
    const isOwn = isPrivate(env, await opening) || !isProduction;
    const outbox = env.DEV_OUTBOX ?? (isOwn ? "local" : undefined);
    const isOutboxOpen = outbox === undefined ? env.VERCEL_ENV === "preview" && demo.hasAccounts : outbox !== "0";
    const settings = { DATABASE_URL: url, AUTH_SECRET: authSecret, APP_URL: env.APP_URL, DEV_OUTBOX: outbox };
    const started = startNext({
      command,
      host: env.HOST,
      port: env.PORT,
      env: { ...settings, NODE_ENV: isProduction ? "production" : "development" },
      quiet: isProduction,
    });
    server = started;
    if (isProduction) markServer(started.pid);
    const ended = started.ended.then((code) => {
      if (isStopping) return;
      console.error(`The web server ended by itself (exit code ${code}).\n${started.output()}`);
      void stop(code === 0 ? 1 : code);
    });
    if (onReady) {
      const isReady = await isHealthy(localAddress(env.HOST, env.PORT), started.ended);
      if (isReady && !isStopping) onReady({ demo, isOutboxOpen: isOutboxOpen && !env.RESEND_API_KEY });
      if (!isReady && !isStopping) await Promise.race([ended, tooSlow()]);
    }
  } catch (error) {
    if (isStopping) return;
    console.error((error as Error).message);
    await stop(1);
  }
}

/** A server of one's own, on a database of its own, for this machine alone: there, mails may be read in the browser. */
function isPrivate(env: Env, { isEmbedded }: OpenDatabase): boolean {
  return isEmbedded && [env.HOST, new URL(env.APP_URL).hostname].every(isLoopbackHost);
}

async function tooSlow(): Promise<never> {
  throw new Error("The web server does not answer its health check (GET /api/health), so it was stopped.");
}
